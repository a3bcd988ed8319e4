import { settleWithheld, type WithheldDetail, type WithholdReason } from '@alpaca/contract';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';

interface Values {
  reasons: WithholdReason[];
  note?: string;
}

interface Props {
  open: boolean;
  detail: WithheldDetail;
  onClose: () => void;
  onDone: () => void;
  /** Somebody was faster: what stands now is shown. */
  onLook: () => void;
}

// These end by money, and by the carrier's yes.
const byThemselves: readonly WithholdReason[] = ['arrears', 'carrierRefused'];

/** Which reasons are settled; with the last the parcel goes on. */
export const SettleDialog = ({ open, detail, onClose, onDone, onLook }: Props) => {
  const { t } = useTranslation('withheld');
  const [form] = Form.useForm<Values>();
  const { orderId } = detail.parcel;
  const settle = useSend(settleWithheld, {
    meta: { quiet: 'fields' },
    onError: onLook,
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const able = detail.reasons.filter(
    ({ outcome, reason }) => !outcome && !byThemselves.includes(reason),
  );
  return (
    <FormDialog
      open={open}
      title={t('settleTitle')}
      width={480}
      okText={t('act.settle')}
      form={form}
      initial={{ reasons: able.length === 1 ? able.map(({ reason }) => reason) : [] }}
      sends={[settle]}
      error={settle.error}
      onSave={({ reasons, note }: Values) => settle.mutate({ body: { orderId, reasons, note } })}
      onClose={onClose}
    >
      <Form.Item
        name="reasons"
        label={t('settleWhich')}
        rules={[{ required: true, message: t('chooseOne') }]}
      >
        <Checkbox.Group
          options={able.map(({ reason }) => ({ value: reason, label: t(`reasonOf.${reason}`) }))}
        />
      </Form.Item>
      <Form.Item name="note" label={t('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
};
