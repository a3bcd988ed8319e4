import { useTranslation } from 'react-i18next';
import cards from './Card.module.css';
import styles from './Overview.module.css';
import queue from './WorkQueue.module.css';

const blank = '\u00a0';
// Two lines of them on a phone, of the way and beside it.
const places = [1, 2, 3, 4, 5, 6];

/** The overview's own pieces without their figures, so that nothing below moves when those come. */
export const OverviewWait = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <section className={styles.pair} aria-busy="true" aria-label={t('orders')}>
        <span className="unseen" role="status">
          {t('loading')}
        </span>
        {['queue', 'due'].map((place) => (
          <div key={place} className={cards.card} aria-hidden="true">
            <h2>{blank}</h2>
            <div className={queue.room} />
          </div>
        ))}
      </section>
      <div className={cards.card} aria-hidden="true">
        <h2>{blank}</h2>
        <ol className={styles.way}>
          {places.map((place) => (
            <li key={place} className={styles.stage}>
              <strong>{blank}</strong>
              {blank}
            </li>
          ))}
        </ol>
        <ul className={styles.beside}>
          {places.map((place) => (
            <li key={place}>{blank}</li>
          ))}
        </ul>
      </div>
      <div className={cards.card} aria-hidden="true">
        <h2>{blank}</h2>
        <p className={styles.sum}>{blank}</p>
        <div className={styles.bars} />
        <p className={styles.axis}>{blank}</p>
        <p className={`${styles.figures} ${styles.axis}`}>{blank}</p>
      </div>
    </>
  );
};
