import { type CostChange, withdrawCostChange } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { ReasonField } from './ReasonField.tsx';

/** What was announced by mistake is taken back, and its merchant reads why. */
export const WithdrawDialog = (acting: Acting<CostChange>) => {
  const { t } = useTranslation('costs');
  const [form] = Form.useForm<{ reason: string }>();
  const { send, seen } = useActOn(withdrawCostChange, acting, t('done.withdraw'));
  return (
    <FormDialog
      open={acting.open}
      title={t('withdraw.title', { no: acting.of.transactionOrderNo })}
      width={480}
      okText={t('act.withdraw')}
      form={form}
      focusOn="reason"
      sends={[send]}
      error={send.error}
      onSave={({ reason }) => send.mutate({ body: { ...seen, reason } })}
      onClose={acting.onClose}
    >
      <ReasonField hint={t('withdraw.hint')} />
    </FormDialog>
  );
};
