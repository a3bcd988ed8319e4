import { PrintSet } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { PrintSetField } from './PrintSetField.tsx';
import styles from './Products.module.css';

/** What comes out of the printers for an order of the line. */
export const PrintFields = () => {
  const { t } = useTranslation('opsProducts');
  return (
    <fieldset className={styles.section}>
      <legend>{t('printSet.title')}</legend>
      <p className={styles.soft}>{t('printSet.hint')}</p>
      <Form.Item name="printSet" noStyle rules={[schemaRule(PrintSet)]}>
        <PrintSetField />
      </Form.Item>
    </fieldset>
  );
};
