import { getLogisticsProcess } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Detail.module.css';

/** What the carrier did, the latest first, as the history beside it. */
export const CarrierProcess = ({ id }: { id: string }) => {
  const { t } = useTranslation('orderList');
  const query = useCall(getLogisticsProcess, { query: { id } }, { meta: { quiet: true } });
  const { data } = query;
  return (
    <section className={styles.card} aria-label={t('process.title')}>
      <h2>{t('process.title')}</h2>
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      {data?.length === 0 && <p className={styles.soft}>{t('process.none')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.process}>
          {data.map(({ time, text, isDone }) => (
            <li key={`${time} ${text}`} data-done={isDone || undefined}>
              <TimeText value={time} />
              <span>
                {text}
                {!isDone && <small>{t('process.now')}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
