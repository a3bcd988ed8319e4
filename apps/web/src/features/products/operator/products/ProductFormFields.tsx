import { Form, type FormInstance } from 'antd';
import { useId } from 'react';
import { ApiError } from '../../../../shared/api/error.ts';
import { FormIssues, useServerIssues } from '../../../../shared/inputs/useServerIssues.tsx';
import { BasicFields } from './BasicFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PrintFields } from './PrintFields.tsx';
import type { Filled } from './productForm.ts';
import { TermFields } from './TermFields.tsx';

interface Props {
  form: FormInstance<Filled>;
  initial: Partial<Filled>;
  disabled: boolean;
  error: unknown;
  onDirty: () => void;
  onFinish: (values: Filled) => void;
}

/** All of a product: what holds at once, and what holds from the next version on. */
export const ProductFormFields = (props: Props) => {
  const { form, initial, disabled, error, onDirty, onFinish } = props;
  const rest = useServerIssues(form, error instanceof ApiError ? error : null);
  return (
    <Form
      form={form}
      name={useId()}
      layout="vertical"
      disabled={disabled}
      initialValues={initial}
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={onDirty}
      onFinish={onFinish}
    >
      <FormIssues apart words={rest} />
      <BasicFields />
      <PrintFields />
      <TermFields />
      <LimitFields />
    </Form>
  );
};
