import { ArrivalForm, listArrivals, signIn } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../../shared/api/showError.ts';
import { useLookAgain } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { say } from '../../../../shared/store/notice.ts';
import styles from '../Receive.module.css';
import { type Signature, SignaturePad } from './SignaturePad.tsx';

type Values = Omit<ArrivalForm, 'warehouseId' | 'signature'> & { signature?: Signature };

interface Props {
  open: boolean;
  warehouseId: string;
  /** The list that is being worked on. */
  shipmentNo: string;
  onClose: () => void;
}

const { shape } = ArrivalForm;
const rules = {
  shipmentNo: schemaRule(shape.shipmentNo),
  merchantCode: schemaRule(shape.merchantCode),
  driver: schemaRule(shape.driver),
  plate: schemaRule(shape.plate),
  bags: schemaRule(shape.bags),
  pieces: schemaRule(shape.pieces),
  remark: schemaRule(shape.remark),
};
const shown = [listArrivals];

/** A delivery by count, before anything is scanned. Counts begin empty: what is preset nobody counts. */
export const ArrivalDialog = ({ open, warehouseId, shipmentNo, onClose }: Props) => {
  const { t } = useTranslation('receive');
  const [form] = Form.useForm<Values>();
  const lookAgain = useLookAgain(shown);
  const send = useSend(signIn, {
    meta: { quiet: true },
    onSuccess: (_id, { body }) => {
      say('success', t('arrival.saved', { pieces: body.pieces }));
      lookAgain();
      onClose();
    },
  });
  const save = async ({ signature, ...values }: Values) => {
    try {
      const key = await signature?.send();
      send.mutate({ body: { ...values, warehouseId, ...(key && { signature: key }) } });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <FormDialog
      open={open}
      title={t('arrival.title')}
      width={560}
      okText={t('arrival.save')}
      form={form}
      focusOn="bags"
      initial={{ shipmentNo }}
      sends={[send]}
      error={send.error}
      long
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.intro}>{t('arrival.text')}</p>
      <div className={styles.two}>
        <Form.Item name="bags" label={t('arrival.bags')} rules={[rules.bags]}>
          <NumberInput decimals={0} />
        </Form.Item>
        <Form.Item name="pieces" label={t('arrival.pieces')} rules={[rules.pieces]}>
          <NumberInput decimals={0} />
        </Form.Item>
        <Form.Item name="shipmentNo" label={t('arrival.shipmentNo')} rules={[rules.shipmentNo]}>
          <TextInput maxLength={50} />
        </Form.Item>
        <Form.Item
          name="merchantCode"
          label={t('arrival.merchantCode')}
          rules={[rules.merchantCode]}
        >
          <RememberedInput code="receive.merchantCode" />
        </Form.Item>
        <Form.Item name="driver" label={t('arrival.driver')} rules={[rules.driver]}>
          <RememberedInput code="receive.driver" />
        </Form.Item>
        <Form.Item name="plate" label={t('arrival.plate')} rules={[rules.plate]}>
          <RememberedInput code="receive.plate" />
        </Form.Item>
      </div>
      <Form.Item name="signature" label={t('arrival.signature')}>
        <SignaturePad />
      </Form.Item>
      <Form.Item name="remark" label={t('arrival.remark')} rules={[rules.remark]}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </FormDialog>
  );
};
