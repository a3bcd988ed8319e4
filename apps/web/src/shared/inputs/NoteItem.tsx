import { Form, Input } from 'antd';
import type * as z from 'zod/mini';
import { schemaRule } from './schemaRule.ts';

const most = 200;

interface Props {
  schema: z.ZodMiniType;
  label: string;
  /** What is to be said in it, where that is not plain. */
  hint?: string | undefined;
}

/** A few words of one's own. */
export const NoteItem = ({ schema, label, hint }: Props) => (
  <Form.Item name="note" label={label} extra={hint} rules={[schemaRule(schema)]}>
    <Input.TextArea maxLength={most} autoSize={{ minRows: 2 }} />
  </Form.Item>
);
