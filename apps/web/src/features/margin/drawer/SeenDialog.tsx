import { markMarginSeen, type OrderMargin } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';

const longest = 200;

/** Somebody looked at a losing order, and says what comes of it. */
export const SeenDialog = (acting: Acting<OrderMargin>) => {
  const { t } = useTranslation('margin');
  const [form] = Form.useForm<{ note: string }>();
  const { send, seen } = useActOn(markMarginSeen, acting, t('seen.done'));
  const { of, open, onClose } = acting;
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('seen.title', { no: of.transactionOrderNo })}
      width={480}
      okText={t('act.seen')}
      focusOn="note"
      sends={[send]}
      error={send.error}
      onSave={({ note }) => send.mutate({ body: { ...seen, note } })}
    >
      <Form.Item
        name="note"
        label={t('seen.note')}
        extra={t('seen.hint')}
        rules={[schemaRule(markMarginSeen.body.shape.note)]}
      >
        <Input.TextArea maxLength={longest} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
};
