import { type BagRow, closeBag } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../../shared/api/error.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { DecimalInput } from '../../../../shared/inputs/DecimalInput.tsx';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { play } from '../../../../shared/scanner/sounds.ts';

interface Values {
  gross: string;
  reason?: string;
}

interface Props {
  open: boolean;
  bag: BagRow;
  onClose: () => void;
  onDone: () => void;
}

/** A bag is closed by what the scale shows; far from the sum of its boxes a reason is asked for. */
export const WeighDialog = ({ open, bag, onClose, onDone }: Props) => {
  const { t } = useTranslation('dispatch');
  const [form] = Form.useForm<Values>();
  const close = useSend(closeBag, {
    meta: { quiet: 'fields' },
    onError: () => play('wrong'),
    onSuccess: () => {
      play('done');
      onDone();
      onClose();
    },
  });
  const isFar = refusedBy(close.error, 'bag.weightFar');
  const save = ({ gross, reason = '' }: Values) =>
    close.mutate({ body: { id: bag.id, grossKg: Number(gross), ...(reason && { reason }) } });
  return (
    <FormDialog
      open={open}
      title={t('weighTitle', { no: bag.bagNo })}
      width={440}
      okText={t('weigh')}
      form={form}
      focusOn="gross"
      sends={[close]}
      error={close.error}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('weighText', { boxes: bag.boxes, net: bag.netKg })}</p>
      <Form.Item
        name="gross"
        label={t('field.grossKg')}
        rules={[{ required: true, message: t('grossMissing') }]}
      >
        <DecimalInput decimals={3} unit="kg" size="large" />
      </Form.Item>
      {isFar && (
        <Form.Item name="reason" label={t('reason')}>
          <TextInput maxLength={200} placeholder={t('reasonHint')} />
        </Form.Item>
      )}
    </FormDialog>
  );
};
