import { setMerchantFrozen } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { useActOn } from '../../../../shared/revision/useActOn.ts';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

/** Stops a merchant from submitting and paying anything new, or lets it go on; always with a reason. */
export const FreezeDialog = ({ detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [form] = Form.useForm<{ reason: string }>();
  const { merchant, card } = detail;
  const act = card.frozen ? 'unfreeze' : 'freeze';
  const of = { id: merchant.id, revision: card.revision };
  const { send, seen } = useActOn(
    setMerchantFrozen,
    { open: true, of, onClose, onLook: onSettled },
    t(`${act}.done`),
  );
  return (
    <FormDialog
      open
      title={t(`${act}.title`, { name: merchant.nameZh })}
      width={480}
      okText={t(act)}
      danger={act === 'freeze'}
      form={form}
      focusOn="reason"
      sends={[send]}
      error={send.error}
      onSave={({ reason }) => send.mutate({ body: { ...seen, frozen: act === 'freeze', reason } })}
      onClose={onClose}
    >
      <p>{t(`${act}.text`)}</p>
      <Form.Item
        name="reason"
        label={t('change.reason')}
        extra={t('freeze.reasonHint')}
        rules={[schemaRule(setMerchantFrozen.body.shape.reason)]}
      >
        <TextInput maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
