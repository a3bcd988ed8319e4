import type { OrdersOverview } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { OrdersLink } from './OrdersLink.tsx';
import styles from './Overview.module.css';

const filters = {
  failed: { status: 'failed' },
  unpaid: { waitingPayment: 'true' },
  withheld: { status: 'withheld' },
} as const;

/** Orders that go no further until somebody does something. */
export const Attention = ({ attention }: Pick<OrdersOverview, 'attention'>) => {
  const { t } = useTranslation('dashboard');
  const wanted = (['failed', 'unpaid', 'withheld'] as const).filter((one) => attention[one] > 0);
  if (wanted.length === 0) return <p className={styles.calm}>{t('attention.none')}</p>;
  return (
    <ul className={styles.attention} aria-label={t('attention')}>
      {wanted.map((one) => (
        <li key={one}>
          <OrdersLink filter={filters[one]} className={styles.urgent}>
            <strong>{countText(attention[one])}</strong>
            {t(`attention.${one}`)}
          </OrdersLink>
        </li>
      ))}
    </ul>
  );
};
