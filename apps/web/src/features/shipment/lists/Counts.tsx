import type { ShipmentCounts } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import styles from './Lists.module.css';

/** Listed, arrived, missing, extra: what calls for somebody stands out. */
export const Counts = ({ counts }: { counts: ShipmentCounts }) => {
  const { t } = useTranslation('shipment');
  const { listed, arrived, missing, extra } = counts;
  return (
    <span className={styles.counts}>
      <span>{t('count.arrived', { arrived, listed })}</span>
      {missing > 0 && <StatusTag kind="danger">{t('count.missing', { count: missing })}</StatusTag>}
      {extra > 0 && <StatusTag kind="warning">{t('count.extra', { count: extra })}</StatusTag>}
    </span>
  );
};
