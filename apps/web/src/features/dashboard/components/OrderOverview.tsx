import { getOrderOverview } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Attention } from './Attention.tsx';
import cards from './Card.module.css';
import { Due } from './Due.tsx';
import styles from './Overview.module.css';
import { OverviewWait } from './OverviewWait.tsx';
import { StatusCards } from './StatusCards.tsx';
import { Trend } from './Trend.tsx';

// Merchants are told of every change; operators look by themselves.
const operatorMs = 60_000;

/** Where the orders stand, what needs somebody, what is due: what of it one may see. */
export const OrderOverview = () => {
  const { t } = useTranslation('dashboard');
  const operator = useIsOperator();
  const refetchInterval = operator ? operatorMs : false;
  const { data, error, isFetching, refetch } = useCall(
    getOrderOverview,
    {},
    { meta: { quiet: true }, refetchInterval },
  );
  useRefresh('user', () => void refetch());
  if (!data && !error) return <OverviewWait />;
  if (!data) {
    return (
      <section className={cards.card} aria-label={t('orders')}>
        <div role="alert" className={styles.failed}>
          <p>{errorText(error)}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </section>
    );
  }
  const { orders, due } = data;
  const trend = orders && <Trend days={orders.days} />;
  const money = due && <Due due={due} />;
  return (
    <>
      {orders && (
        <section className={cards.card} aria-labelledby="orders">
          <h2 id="orders">{t('orders')}</h2>
          <Attention attention={orders.attention} />
          <StatusCards all={orders.all} byStatus={orders.byStatus} />
        </section>
      )}
      {trend && money ? (
        <div className={styles.pair}>
          {trend}
          {money}
        </div>
      ) : (
        (trend ?? money)
      )}
    </>
  );
};
