import { type OrdersOverview, orderStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import styles from './Overview.module.css';

/** How many orders are in each status; each leads to them. */
export const StatusCards = ({ all, byStatus }: Pick<OrdersOverview, 'all' | 'byStatus'>) => {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.statuses} aria-label={t('byStatus')}>
      <li>
        <OrdersLink filter={{}} className={styles.status}>
          {t('all')}
          <strong>{countText(all)}</strong>
        </OrdersLink>
      </li>
      {orderStatuses.map((status) => (
        <li key={status}>
          <OrdersLink filter={{ status }} className={styles.status}>
            <DictText code="order_status" value={status} />
            <strong>{countText(byStatus[status] ?? 0)}</strong>
          </OrdersLink>
        </li>
      ))}
    </ul>
  );
};
