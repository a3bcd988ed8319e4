import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import frames from '../../OpenApi.module.css';
import styles from '../Webhooks.module.css';
import { type Attempt, resultText } from './deliveryWords.tsx';

const AttemptLine = ({ number, of }: { number: number; of: Attempt }) => {
  const { t } = useTranslation(['webhooks', 'openapi', 'shared']);
  return (
    <li>
      <span className={styles.attempt}>
        <strong className={of.fault ? frames.over : styles.well}>{resultText(t, of)}</strong>
        <small>
          {t('attempts.nth', { number })} · <TimeText value={of.time} /> ·{' '}
          {t('attempts.ms', { ms: of.ms })}
        </small>
      </span>
      {of.answer && (
        <>
          <small className={frames.lead}>{t('attempts.answer')}</small>
          <div className={frames.example}>
            <pre>{of.answer}</pre>
          </div>
        </>
      )}
    </li>
  );
};

/** Every attempt, the latest first: when, how long it took, what came of it and how the answer began. */
export const Attempts = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const { t } = useTranslation('webhooks');
  const numbered = attempts.map((of, index) => ({ of, number: attempts.length - index }));
  return (
    <section>
      <h2>{t('attempts')}</h2>
      {attempts.length === 0 && <p className={frames.lead}>{t('attempts.none')}</p>}
      <ol className={styles.attempts}>
        {numbered.map(({ of, number }) => (
          <AttemptLine key={number} of={of} number={number} />
        ))}
      </ol>
    </section>
  );
};
