import { menuIcons } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../../../shared/icons/MenuIcon.tsx';
import styles from './MenuFields.module.css';

const Named = ({ name }: { name: string }) => (
  <span className={styles.icon}>
    <MenuIcon name={name} />
    {name}
  </span>
);

/** One of the icons that the web has. */
export const IconField = () => {
  const { t } = useTranslation('menus');
  return (
    <Form.Item name="icon" label={t('field.icon')}>
      <Select
        allowClear
        showSearch
        options={menuIcons.map((value) => ({ value, label: <Named name={value} /> }))}
      />
    </Form.Item>
  );
};
