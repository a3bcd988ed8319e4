import {
  type CostChange,
  disputeCostChange,
  threadFilesMost,
  threadTextMost,
} from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { say } from '../../../shared/store/notice.ts';
import { AttachButton, AttachedFiles, useAttached } from '../../threads/index.ts';

/** A merchant says no and why, with what shows it. */
export const DisputeDialog = (acting: Acting<CostChange>) => {
  const { t } = useTranslation('costs');
  const [form] = Form.useForm<{ text: string }>();
  const attached = useAttached();
  const { send, seen } = useActOn(disputeCostChange, acting, t('done.dispute'));
  const save = ({ text }: { text: string }) => {
    if (attached.isComing) return say('warning', t('dispute.coming'));
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
      <Form.Item
        name="text"
        label={t('dispute.text')}
        extra={t('dispute.hint')}
        rules={[schemaRule(disputeCostChange.body.shape.text)]}
      >
        <Input.TextArea maxLength={threadTextMost} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item
        label={t('dispute.files')}
        extra={t('dispute.filesHint', { most: threadFilesMost })}
      >
        <AttachedFiles {...attached} />
        <AttachButton {...attached} />
      </Form.Item>
    </FormDialog>
  );
};
