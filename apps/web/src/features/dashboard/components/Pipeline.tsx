import { type OrdersOverview, orderStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import styles from './Overview.module.css';

/** The way of an order that nothing stops. */
const way = [
  'draft',
  'ordering',
  'generated',
  'inWarehouse',
  'outWarehouse',
  'delivered',
] as const satisfies readonly (typeof orderStatuses)[number][];
const beside = orderStatuses.filter((status) => !(way as readonly string[]).includes(status));

/** Where the orders stand on their way, and how many left it; each leads to them. */
export const Pipeline = ({ all, byStatus }: Pick<OrdersOverview, 'all' | 'byStatus'>) => {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('byStatus')}>
      <ol className={styles.way}>
        {way.map((status) => (
          <li key={status}>
            <OrdersLink filter={{ status }} className={styles.stage}>
              <strong>{countText(byStatus[status] ?? 0)}</strong>
              <DictText code="order_status" value={status} />
            </OrdersLink>
          </li>
        ))}
      </ol>
      <ul className={styles.beside}>
        <li>
          <OrdersLink filter={{}}>
            {t('all')} {countText(all)}
          </OrdersLink>
        </li>
        {beside
          .filter((status) => byStatus[status] > 0)
          .map((status) => (
            <li key={status}>
              <OrdersLink filter={{ status }}>
                <DictText code="order_status" value={status} /> {countText(byStatus[status])}
              </OrdersLink>
            </li>
          ))}
      </ul>
    </nav>
  );
};
