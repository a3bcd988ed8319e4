import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether merchants are offered it: nothing is deleted, because top-ups name it. */
export const ShownItem = () => {
  const { t } = useTranslation('waysToPay');
  return (
    <Form.Item
      name="isShown"
      label={t('field.isShown')}
      extra={t('isShownHint')}
      valuePropName="checked"
    >
      <Switch />
    </Form.Item>
  );
};
