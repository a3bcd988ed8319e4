import type { OwnWarehouse } from '@alpaca/contract';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Returns.module.css';

interface Props {
  houses: readonly OwnWarehouse[];
  value: string;
  onChange: (id: string) => void;
}

/** The warehouse whose shelf it is; who works in one only has nothing to choose. */
export const HouseChoice = ({ houses, value, onChange }: Props) => {
  const { t } = useTranslation('returns');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('warehouse')}</label>
      <Select
        id={id}
        value={value}
        disabled={houses.length < 2}
        options={houses.map((house) => ({ value: house.id, label: `${house.code} ${house.name}` }))}
        onChange={onChange}
      />
    </div>
  );
};
