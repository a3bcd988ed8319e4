import { orderStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import cards from './Card.module.css';
import styles from './Overview.module.css';

const blank = '\u00a0';
// One more for all of them.
const places = ['all', ...orderStatuses];

/** The overview's own pieces without their figures, so that nothing below moves when those come. */
export const OverviewWait = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <section className={cards.card} aria-busy="true" aria-label={t('orders')}>
        <span className="unseen" role="status">
          {t('loading')}
        </span>
        <div aria-hidden="true">
          <h2>{blank}</h2>
          <p className={styles.calm} />
          <ul className={styles.statuses}>
            {places.map((place) => (
              <li key={place} className={styles.status}>
                {blank}
                <strong>{blank}</strong>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.pair} aria-hidden="true">
        <div className={cards.card}>
          <h2>{blank}</h2>
          <p className={styles.sum}>{blank}</p>
          <div className={styles.bars} />
          <p className={styles.axis}>{blank}</p>
          <p className={`${styles.figures} ${styles.axis}`}>{blank}</p>
        </div>
        <div className={cards.card}>
          <h2>{blank}</h2>
        </div>
      </div>
    </>
  );
};
