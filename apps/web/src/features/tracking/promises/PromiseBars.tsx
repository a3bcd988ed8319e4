import type { KeptPromise } from '@alpaca/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryText } from '../../addresses/index.ts';
import { charted, isThin, keptPercent } from './kept.ts';
import styles from './Promises.module.css';

const most = 12;
// At least this much is what a merchant tells its own customers.
const good = 90;
const fair = 75;

const lookOf = (promise: KeptPromise) => {
  if (isThin(promise)) return styles.thin;
  const percent = keptPercent(promise);
  if (percent >= good) return styles.good;
  return percent >= fair ? styles.fair : styles.poor;
};

/** One bar for each line and country with most parcels; few are drawn pale, since they tell little. */
export const PromiseBars = ({ promises }: { promises: readonly KeptPromise[] }) => {
  const { t } = useTranslation('promises');
  const id = useId();
  const shown = charted(promises, most);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{t('chart', { count: shown.length })}</figcaption>
      <ul className={styles.bars}>
        {shown.map((promise) => {
          const { productId, productName, countryCode, delivered } = promise;
          const percent = keptPercent(promise);
          return (
            <li key={`${productId} ${countryCode}`} className={styles.bar}>
              <span className={styles.name}>
                {productName} · <CountryText code={countryCode} />
              </span>
              <span className={styles.track} aria-hidden>
                <span
                  className={`${styles.fill} ${lookOf(promise)}`}
                  style={{ inlineSize: `${percent}%` }}
                />
              </span>
              <span className={styles.value}>
                <strong>{percent}%</strong>{' '}
                <span className={styles.soft}>{t('ofParcels', { count: delivered })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
};
