import { getFirstSteps } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import cards from './Card.module.css';
import styles from './FirstSteps.module.css';

/** For a merchant without orders: what comes first, instead of a dozen zeros. */
export const FirstSteps = () => {
  const { t } = useTranslation('dashboard');
  const { data = [] } = useCall(getFirstSteps, {}, { meta: { quiet: true } });
  if (data.length === 0) return null;
  const next = data.find(({ isDone }) => !isDone);
  return (
    <section className={cards.card} aria-labelledby="steps">
      <h2 id="steps">{t('steps')}</h2>
      <ol className={styles.steps}>
        {data.map(({ key, title, text, isDone, path }) => (
          <li key={key} data-done={isDone || undefined} data-next={key === next?.key || undefined}>
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
            {isDone ? t('steps.done') : <Link to={path}>{t('steps.go')}</Link>}
          </li>
        ))}
      </ol>
    </section>
  );
};
