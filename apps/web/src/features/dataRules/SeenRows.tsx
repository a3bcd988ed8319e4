import { type Result, type Seen, seenRows } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import styles from './DataRules.module.css';
import { saidOf } from './ruleWords.ts';

type Told = Result<typeof seenRows>[number];

const Subject = ({ told }: { told: Told }) => {
  const { t } = useTranslation('dataRules');
  const count = ({ seen, isMore }: Seen) => t(isMore ? 'seenMore' : 'seen', { count: seen });
  const of = t(`of.${told.subject}`, { count: told.total });
  if (told.rules.length === 0) return <p className={styles.line}>{t('personAll', { of })}</p>;
  return (
    <>
      <p className={styles.line}>{t('personSees', { of, seen: count(told) })}</p>
      <ul className={styles.each}>
        {told.rules.map((rule) => (
          <li key={`${rule.role} ${rule.name}`}>
            {t('personRule', {
              role: rule.role,
              name: rule.name,
              words: rule.conditions.map((one) => saidOf(t, one)).join(t('and')),
              seen: count(rule),
            })}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Of all orders and merchants how many somebody sees, and which rule leaves how many. */
export const SeenRows = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('dataRules');
  const query = useCall(
    seenRows,
    { query: { id: userId } },
    { meta: { quiet: true }, staleTime: 0 },
  );
  return (
    <section className={styles.counts} aria-label={t('personCounts')} aria-live="polite">
      <LoadState query={query}>
        <p className={styles.hint}>{t('counting')}</p>
      </LoadState>
      {query.data?.map((told) => (
        <Subject key={told.subject} told={told} />
      ))}
    </section>
  );
};
