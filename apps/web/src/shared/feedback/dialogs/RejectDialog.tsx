import { useMutation } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import type * as z from 'zod/mini';
import { schemaRule } from '../../inputs/schemaRule.ts';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What the reason is called here, and who reads it. */
  label: string;
  hint?: string;
  schema: z.ZodMiniType;
  max: number;
  /** Fails where it can't be rejected; the dialog tells why. */
  onReject: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A rejection needs its reason: who asked reads it. */
export const RejectDialog = (props: Props) => {
  const { open, title, label, hint, schema, max, onReject, onClose } = props;
  const [form] = Form.useForm<{ reason: string }>();
  const send = useMutation({ mutationFn: onReject, onSuccess: onClose });
  return (
    <FormDialog
      danger
      open={open}
      title={title}
      width={480}
      okText={title}
      form={form}
      sends={[send]}
      onSave={({ reason }) => send.mutate(reason)}
      onClose={onClose}
    >
      <Form.Item name="reason" label={label} extra={hint} rules={[schemaRule(schema)]}>
        <Input.TextArea rows={4} maxLength={max} showCount />
      </Form.Item>
    </FormDialog>
  );
};
