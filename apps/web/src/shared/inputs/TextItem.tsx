import { Form, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { schemaRule } from './schemaRule.ts';
import { TextInput } from './TextInput.tsx';

interface Props extends Pick<InputProps, 'inputMode' | 'maxLength'> {
  name: string;
  label: string;
  schema: z.ZodMiniType;
  required?: boolean;
  extra?: ReactNode;
}

/** A line of words with its label, held to the rule of its field. */
export const TextItem = ({ schema, inputMode, maxLength, ...item }: Props) => (
  <Form.Item {...item} rules={[schemaRule(schema)]}>
    <TextInput
      autoComplete="off"
      {...(inputMode && { inputMode })}
      {...(maxLength && { maxLength })}
    />
  </Form.Item>
);
