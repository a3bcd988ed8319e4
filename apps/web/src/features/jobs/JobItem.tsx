import { type JobEntry, jobOptTypes, jobStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './JobItem.module.css';

const statusWords = {
  [jobStatuses.processing]: 'status.processing',
  [jobStatuses.completed]: 'status.completed',
  [jobStatuses.failed]: 'status.failed',
} as const;

const billing = '/financial/customerBilling';

const Progress = ({ job }: { job: JobEntry }) => {
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

/** What a job that ended offers. */
const Offer = ({ job, leave }: { job: JobEntry; leave: () => void }) => {
  const { t } = useTranslation('jobs');
  if (job.status === jobStatuses.processing) return null;
  if (job.optType === jobOptTypes.billing && job.status === jobStatuses.completed) {
    return (
      <Link to={billing} onClick={leave}>
        {t('view')}
      </Link>
    );
  }
  // A failed import has a file too: the rows with what is wrong in them.
  return job.optType === jobOptTypes.download && job.successData ? (
    <DownloadButton fileKey={job.successData} />
  ) : null;
};

export const JobItem = ({ job, leave }: { job: JobEntry; leave: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{job.name}</span>
        <span className={`${styles.status} ${styles[`s${job.status}`]}`}>
          {t(statusWords[job.status])}
        </span>
      </div>
      {job.total > 0 && <Progress job={job} />}
      {job.failReason && <p className={styles.reason}>{job.failReason}</p>}
      <div className={styles.foot}>
        <span>
          {job.createByName_dictText} · <time>{job.endTime ?? job.beginTime}</time>
        </span>
        <Offer job={job} leave={leave} />
      </div>
    </li>
  );
};
