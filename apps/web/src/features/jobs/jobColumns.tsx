import { type JobEntry, jobStatuses } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../shared/inputs/DictTag.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import type { Column } from '../../shared/table/types.ts';
import { JobOffer, offers } from './JobOffer.tsx';
import { JobProgress } from './JobProgress.tsx';
import styles from './JobsPage.module.css';

type T = TFunction<'jobs'>;

const CancelButton = (props: { t: T; job: JobEntry; cancel: (job: JobEntry) => unknown }) => {
  const { t, job, cancel } = props;
  if (job.status !== jobStatuses.processing) return null;
  return (
    <ActionButton
      size="small"
      disabledReason={job.canCancel ? undefined : t('cancel.cannot')}
      confirm={{
        title: t('cancel.ask', { name: job.name }),
        text: t('cancel.text'),
        yes: t('cancel'),
        danger: true,
      }}
      onClick={() => cancel(job)}
    >
      {t('cancel')}
    </ActionButton>
  );
};

export const jobColumns = (t: T, cancel: (job: JobEntry) => unknown): Column<JobEntry>[] => [
  { key: 'name', title: t('column.name'), width: 220, keep: true },
  {
    key: 'status',
    card: 'state',
    title: t('column.status'),
    width: 100,
    render: ({ status }) => <DictTag code="job_status" value={String(status)} />,
  },
  {
    key: 'progress',
    title: t('progress'),
    width: 200,
    render: (job) => (job.total > 0 ? <JobProgress job={job} /> : '--'),
  },
  {
    key: 'failReason',
    title: t('column.failReason'),
    width: 200,
    render: ({ failReason }) =>
      failReason ? <span className={styles.reason}>{failReason}</span> : '--',
  },
  {
    key: 'beginTime',
    title: t('column.begin'),
    width: 160,
    render: ({ beginTime }) => <TimeText value={beginTime} />,
  },
  {
    key: 'endTime',
    title: t('column.end'),
    width: 180,
    hidden: true,
    render: ({ endTime }) => <TimeText value={endTime} />,
  },
  { key: 'createByName_dictText', title: t('column.by'), width: 110 },
  {
    key: 'actions',
    title: t('column.actions'),
    width: 130,
    pin: 'end',
    keep: true,
    render: (job) =>
      job.status === jobStatuses.processing || offers(job) ? (
        <span className={styles.actions}>
          <JobOffer job={job} />
          <CancelButton t={t} job={job} cancel={cancel} />
        </span>
      ) : (
        '--'
      ),
  },
];
