import { getOrderOverview } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FirstSteps } from '../steps/FirstSteps.tsx';
import { useFirstSteps } from '../steps/useFirstSteps.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { useWaiting } from '../useWaiting.ts';
import cards from './Card.module.css';
import { Due } from './Due.tsx';
import styles from './Overview.module.css';
import { OverviewWait } from './OverviewWait.tsx';
import { Pipeline } from './Pipeline.tsx';
import { Trend } from './Trend.tsx';
import { WorkQueue } from './WorkQueue.tsx';

/** What waits, where the orders stand, what is due: what of it one may see. */
export const OrderOverview = () => {
  const { t } = useTranslation('dashboard');
  const operator = useIsOperator();
  const { data, error, isFetching, refetch } = useCall(
    getOrderOverview,
    {},
    { meta: { quiet: true, kept: true }, ...useLookAgain() },
  );
  // Asked for together: the queue is shown with the overview.
  const waiting = useWaiting();
  const { steps, isKnown } = useFirstSteps();
  useRefresh('user', () => void refetch());
  if (!isKnown || (!data && !error)) return <OverviewWait />;
  if (!data) {
    return (
      <>
        <WorkQueue waiting={waiting} />
        <section className={cards.card} aria-label={t('orders')}>
          <div role="alert" className={styles.failed}>
            <p>{errorText(error)}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        </section>
      </>
    );
  }
  const { orders, due } = data;
  const guide = steps.length > 0 && <FirstSteps steps={steps} />;
  // Instead of a dozen zeros.
  if (orders?.all === 0 && !operator) return guide || null;
  const money = due && !operator && <Due due={due} />;
  return (
    <>
      {guide}
      <div className={money ? styles.pair : undefined}>
        <WorkQueue waiting={waiting} />
        {money}
      </div>
      {orders && (
        <section className={cards.card} aria-labelledby="orders">
          <h2 id="orders">{t('orders')}</h2>
          <Pipeline all={orders.all} byStatus={orders.byStatus} />
        </section>
      )}
      {orders && <Trend days={orders.days} />}
    </>
  );
};
