import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  okText: string;
  send: { isPending: boolean; reset: () => void; error: unknown };
  onSave: (reason: string) => void;
  onClose: () => void;
}

/** What is undone leaves a trace with its reason. */
export const ReasonDialog = ({ open, title, text, okText, send, onSave, onClose }: Props) => {
  const { t } = useTranslation('dispatch');
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <FormDialog
      danger
      open={open}
      title={title}
      okText={okText}
      width={440}
      form={form}
      sends={[send]}
      error={send.error}
      onSave={({ reason }) => onSave(reason)}
      onClose={onClose}
    >
      <p>{text}</p>
      <Form.Item
        name="reason"
        label={t('reason')}
        rules={[{ required: true, whitespace: true, message: t('reasonMissing') }]}
      >
        <TextInput maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
