import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';

const most = 200;

interface Props {
  schema: z.ZodMiniType;
  /** What is to be said in it, where that is not plain. */
  hint?: string;
}

/** A few words of one's own. */
export const NoteField = ({ schema, hint }: Props) => {
  const { t } = useTranslation('payables');
  return (
    <Form.Item name="note" label={t('field.note')} extra={hint} rules={[schemaRule(schema)]}>
      <Input.TextArea maxLength={most} autoSize={{ minRows: 2 }} />
    </Form.Item>
  );
};
