import type { OrdersOverview } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import cards from './Card.module.css';
import styles from './Overview.module.css';

type Days = OrdersOverview['days'];

const height = 120;
const step = 20;

const Bars = ({ days, most }: { days: Days; most: number }) => {
  const { t } = useTranslation('dashboard');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('trend.alternative')}
    >
      {days.map(({ day, created }, at) => {
        // A day with a single order can still be seen.
        const tall = created === 0 ? 1 : Math.max(4, (created / most) * height);
        return (
          <rect
            key={day}
            data-empty={created === 0 || undefined}
            x={at * step + 3}
            y={height - tall}
            width={step - 6}
            height={tall}
          >
            <title>{t('trend.of', { day, count: created })}</title>
          </rect>
        );
      })}
    </svg>
  );
};

/** Orders made on each of thirty days, as a picture and as a table. */
export const Trend = ({ days }: { days: Days }) => {
  const { t } = useTranslation('dashboard');
  const most = Math.max(1, ...days.map(({ created }) => created));
  const sum = days.reduce((all, { created }) => all + created, 0);
  return (
    <section className={cards.card} aria-labelledby="trend">
      <h2 id="trend">{t('trend')}</h2>
      <p className={styles.sum}>{t('trend.sum', { count: sum })}</p>
      <div className={styles.chart}>
        <p className={styles.scale} aria-hidden="true">
          <span>{countText(most)}</span>
          <span>0</span>
        </p>
        <Bars days={days} most={most} />
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{days[0]?.day.slice(5)}</span>
        <span>{days.at(-1)?.day.slice(5)}</span>
      </p>
      {/* Those who can't see the picture have the same figures here. */}
      <details className={styles.figures}>
        <summary>{t('trend.figures')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('trend.day')}</th>
              <th scope="col">{t('trend.created')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, created }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{countText(created)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
