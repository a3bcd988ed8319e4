import { type OrderImportType, orderImportTypes } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Batch.module.css';

interface Props {
  value: OrderImportType;
  onChange: (type: OrderImportType) => void;
}

/** What becomes of the sheet's orders. */
export const TypeChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation('orderBatch');
  return (
    <div className={styles.choice}>
      <Segmented<OrderImportType>
        aria-label={t('type.label')}
        value={value}
        options={orderImportTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={onChange}
      />
      <span className={styles.soft}>{t(`type.${value}Hint`)}</span>
    </div>
  );
};
