import { text } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../feedback/Dialog.tsx';
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
    <Dialog
      open={open}
      title={t('views.saveTitle')}
      width={400}
      okText={t(names.includes(name) ? 'views.replace' : 'action.save')}
      cancelText={t('action.cancel')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        onFinish={(values) => onSave(values.name.trim())}
      >
        <Form.Item
          name="name"
          label={t('views.name')}
          extra={names.includes(name) ? t('views.exists') : t('views.hint')}
          rules={[schemaRule(ViewName)]}
        >
          <Input autoFocus maxLength={30} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
