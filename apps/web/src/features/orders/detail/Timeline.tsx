import type { OrderEvent } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Detail.module.css';

/** Who did what, when: the latest first. */
export const Timeline = ({ events }: { events: readonly OrderEvent[] }) => {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.card} aria-label={t('detail.events')}>
      <h2>{t('detail.events')}</h2>
      <ol className={styles.events}>
        {events.toReversed().map(({ time, step, status, actor, userName, note }) => (
          <li key={`${time} ${step} ${status}`}>
            <TimeText value={time} />
            <span>
              <strong>{t(`step.${step}`)}</strong> {userName || t(`actor.${actor}`)}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
