import { type CostChange, disputeCostChange } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { say } from '../../../shared/store/notice.ts';
import { SaidFields, useAttached } from '../../threads/index.ts';

/** A merchant says no and why, with what shows it. */
export const DisputeDialog = (acting: Acting<CostChange>) => {
  const { t } = useTranslation(['costs', 'threads']);
  const [form] = Form.useForm<{ text: string }>();
  const attached = useAttached();
  const { send, seen } = useActOn(disputeCostChange, acting, t('done.dispute'));
  const save = ({ text }: { text: string }) => {
    if (attached.isComing) return say('warning', t('threads:coming'));
    send.mutate({ body: { ...seen, text, files: attached.files.map(({ key }) => key) } });
  };
  return (
    <FormDialog
      open={acting.open}
      title={t('dispute.title', { no: acting.of.transactionOrderNo })}
      width={520}
      okText={t('act.dispute')}
      form={form}
      focusOn="text"
      sends={[send]}
      error={send.error}
      onSave={save}
      onClose={acting.onClose}
    >
      <SaidFields
        label={t('dispute.text')}
        hint={t('dispute.hint')}
        rules={[schemaRule(disputeCostChange.body.shape.text)]}
        attached={attached}
      />
    </FormDialog>
  );
};
