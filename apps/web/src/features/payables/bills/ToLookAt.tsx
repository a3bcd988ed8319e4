import type { CarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';

/** How many of its lines nobody can place, and how many were billed before. */
export const ToLookAt = ({ unknown, twice }: Pick<CarrierBill, 'unknown' | 'twice'>) => {
  const { t } = useTranslation('payables');
  if (unknown + twice === 0) return '--';
  return (
    <span className={styles.line}>
      {unknown > 0 && <StatusTag kind="neutral">{t('unknown', { count: unknown })}</StatusTag>}
      {twice > 0 && <StatusTag kind="neutral">{t('twice', { count: twice })}</StatusTag>}
    </span>
  );
};
