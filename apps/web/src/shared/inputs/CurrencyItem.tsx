import { Form } from 'antd';
import type * as z from 'zod/mini';
import { CurrencySelect } from './CurrencySelect.tsx';
import { schemaRule } from './schemaRule.ts';

/** The currency that a form can't be without. */
export const CurrencyItem = ({ schema, label }: { schema: z.ZodMiniType; label: string }) => (
  <Form.Item name="currency" label={label} rules={[schemaRule(schema)]}>
    <CurrencySelect allowClear={false} />
  </Form.Item>
);
