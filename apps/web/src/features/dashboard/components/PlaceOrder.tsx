import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../shared/access/access.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import styles from './PlaceOrder.module.css';

/** The way to what most merchants come for; its room is kept until it is known who may. */
export const PlaceOrder = ({ expected }: { expected: boolean }) => {
  const { t } = useTranslation('dashboard');
  const { data } = useAccess();
  const may = usePermission('single:special');
  if (!data && expected) {
    return <span className={`${styles.place} ${styles.expected}`}>{t('placeOrder')}</span>;
  }
  if (!may) return null;
  return (
    <Link to="/single/special" className={styles.place}>
      {t('placeOrder')}
    </Link>
  );
};
