import { type JobEntry, jobStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './JobItem.module.css';
import { JobOffer } from './JobOffer.tsx';
import { JobProgress } from './JobProgress.tsx';

const statusWords = {
  [jobStatuses.processing]: 'status.processing',
  [jobStatuses.completed]: 'status.completed',
  [jobStatuses.failed]: 'status.failed',
} as const;

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
      {job.total > 0 && <JobProgress job={job} />}
      {job.failReason && <p className={styles.reason}>{job.failReason}</p>}
      <div className={styles.foot}>
        <span>
          {job.createByName_dictText} · <time>{job.endTime ?? job.beginTime}</time>
        </span>
        <JobOffer job={job} leave={leave} />
      </div>
    </li>
  );
};
