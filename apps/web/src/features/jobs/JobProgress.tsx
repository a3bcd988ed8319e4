import type { JobEntry } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './JobItem.module.css';

/** How much of a job is done, and how much of it went wrong. */
export const JobProgress = ({ job }: { job: JobEntry }) => {
  const { t } = useTranslation('jobs');
  const { done, failed, total } = job;
  const share = (count: number) => `${Math.min((count / total) * 100, 100)}%`;
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done + failed, total)}
        className={styles.bar}
      >
        <span className={styles.done} style={{ width: share(done) }} />
        <span className={styles.failed} style={{ width: share(failed) }} />
      </div>
      <span>{t(failed ? 'counts.failed' : 'counts', { done, failed, total })}</span>
    </div>
  );
};
