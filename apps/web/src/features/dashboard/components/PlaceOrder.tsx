import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '../../../shared/permission/permission.ts';
import styles from './PlaceOrder.module.css';

/** The way to what most merchants come for. */
export const PlaceOrder = () => {
  const { t } = useTranslation('dashboard');
  if (!usePermission('single:special')) return null;
  return (
    <Link to="/single/special" className={styles.place}>
      {t('placeOrder')}
    </Link>
  );
};
