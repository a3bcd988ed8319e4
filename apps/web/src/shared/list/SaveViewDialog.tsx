import { text } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../inputs/schemaRule.ts';

interface Props {
  open: boolean;
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

const ViewName = text(30);

export const SaveViewDialog = ({ open, names, onSave, onClose }: Props) => {
  const { t } = useTranslation('shared');
  const [form] = Form.useForm<{ name: string }>();
  const name = Form.useWatch('name', form)?.trim() ?? '';
  return (
    <FormDialog
      open={open}
      title={t('views.saveTitle')}
      width={400}
      okText={t(names.includes(name) ? 'views.replace' : 'action.save')}
      form={form}
      focusOn="name"
      onSave={(values) => onSave(values.name.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('views.name')}
        extra={names.includes(name) ? t('views.exists') : t('views.hint')}
        rules={[schemaRule(ViewName)]}
      >
        <Input maxLength={30} />
      </Form.Item>
    </FormDialog>
  );
};
