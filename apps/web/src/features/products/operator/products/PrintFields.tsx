import { isChargedInTime, labelPlaces, PrintSet } from '@alpaca/contract';
import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule, wordsOf } from '../../../../shared/inputs/schemaRule.ts';
import { PrintSetField } from './PrintSetField.tsx';
import styles from './Products.module.css';

/** What comes out of the printers for an order of the line. */
export const PrintFields = () => {
  const { t } = useTranslation('opsProducts');
  return (
    <fieldset className={styles.section}>
      <legend>{t('printSet.title')}</legend>
      <p className={styles.soft}>{t('printSet.hint')}</p>
      <Form.Item
        name="labelAt"
        label={t('form.labelAt')}
        extra={t('form.labelAtHint')}
        dependencies={[['terms', 'chargeAt']]}
        rules={[
          ({ getFieldValue }) => ({
            validator: () =>
              isChargedInTime({
                labelAt: getFieldValue('labelAt'),
                terms: { chargeAt: getFieldValue(['terms', 'chargeAt']) },
              })
                ? Promise.resolve()
                : Promise.reject(new Error(wordsOf('web.verify.82'))),
          }),
        ]}
      >
        <Segmented
          aria-label={t('form.labelAt')}
          options={labelPlaces.map((value) => ({ value, label: t(`labelAt.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="printSet" noStyle rules={[schemaRule(PrintSet)]}>
        <PrintSetField />
      </Form.Item>
    </fieldset>
  );
};
