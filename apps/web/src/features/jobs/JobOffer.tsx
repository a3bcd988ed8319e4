import { type JobEntry, jobOptTypes, jobStatuses } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './JobItem.module.css';

const billing = '/financial/customerBilling';

/** What a job that ended offers: a look at the billing, its file, or nothing. */
export const offers = ({ status, optType, successData }: JobEntry): 'billing' | 'file' | null => {
  if (status === jobStatuses.processing) return null;
  if (optType === jobOptTypes.billing && status === jobStatuses.completed) return 'billing';
  // A failed import has a file too: the rows with what is wrong in them.
  return optType === jobOptTypes.download && successData ? 'file' : null;
};

export const JobOffer = ({ job, leave }: { job: JobEntry; leave?: () => void }) => {
  const { t } = useTranslation('jobs');
  const offered = offers(job);
  if (offered === 'file') return <DownloadButton fileKey={job.successData} />;
  return offered === 'billing' ? (
    <Link to={billing} className={styles.offer} onClick={leave}>
      {t('view')}
    </Link>
  ) : null;
};
