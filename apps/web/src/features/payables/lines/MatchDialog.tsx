import { type BillLine, matchBillLine } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';

/** Says by hand whose a line is. */
export const MatchDialog = (acting: Acting<BillLine>) => {
  const { t } = useTranslation('billLines');
  const [form] = Form.useForm<{ number: string }>();
  const { send, seen } = useActOn(matchBillLine, acting, t('match.done'));
  return (
    <FormDialog
      open={acting.open}
      title={t('match.title', { number: acting.of.number })}
      width={480}
      okText={t('act.match')}
      form={form}
      focusOn="number"
      sends={[send]}
      error={send.error}
      onSave={({ number }) => send.mutate({ body: { ...seen, number } })}
      onClose={acting.onClose}
    >
      <Form.Item
        name="number"
        label={t('match.number')}
        extra={t('match.hint')}
        rules={[schemaRule(matchBillLine.body.shape.number)]}
      >
        <TextInput autoComplete="off" maxLength={100} />
      </Form.Item>
    </FormDialog>
  );
};
