import { getLogisticsProcess, type OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Detail.module.css';
import { type Told, told } from './told.ts';

const Line = ({ entry }: { entry: Told }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  if (entry.by === 'carrier') {
    return (
      <span>
        <strong>{entry.text}</strong> · {t('orderList:process.carrier')}
        {entry.isNow && <small>{t('orderList:process.now')}</small>}
      </span>
    );
  }
  const { step, userName, actor, note } = entry.event;
  return (
    <span>
      <strong>{t(`step.${step}`)}</strong> · {userName || t(`actor.${actor}`)}
      {note && <small>{note}</small>}
    </span>
  );
};

/** All that happened to the order, by whomever, the latest first. */
export const Timeline = ({ detail: { order, events } }: { detail: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { data, error, isFetching, refetch } = useCall(
    getLogisticsProcess,
    { query: { id: order.id } },
    { meta: { quiet: true } },
  );
  return (
    <section className={styles.card} aria-label={t('detail.events')}>
      <h2>{t('detail.events')}</h2>
      {!data && Boolean(error) && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      <ol className={styles.events}>
        {told(events, data ?? []).map((entry) => (
          <li key={entry.key} data-by={entry.by}>
            <Line entry={entry} />
            <TimeText value={entry.time} />
          </li>
        ))}
      </ol>
    </section>
  );
};
