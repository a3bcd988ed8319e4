import { constants } from '@alpaca/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isProcessing, useJobs } from './api.ts';
import { JobItem } from './JobItem.tsx';
import styles from './JobList.module.css';
import { useCountdown } from './useCountdown.ts';
import { useNearEnd } from './useNearEnd.ts';

/** Background jobs, followed while any of them is under way. */
export const JobList = ({ leave }: { leave: () => void }) => {
  const { t } = useTranslation('jobs');
  const jobs = useJobs();
  const { data: list, isFetching, isError, hasNextPage } = jobs;
  const refresh = () => void jobs.refetch();
  const waiting = !isError && list?.some(isProcessing);
  const left = useCountdown(constants.jobRefreshSeconds, {
    since: waiting ? jobs.dataUpdatedAt : null,
    run: refresh,
  });
  const end = useRef<HTMLDivElement>(null);
  // Again after each page: one that does not fill the list leaves the end in sight.
  useNearEnd(end, hasNextPage && !isFetching && !isError, () => void jobs.fetchNextPage());

  const state = left === null ? t('settled') : t('countdown', { n: left });
  return (
    <>
      <div className={styles.head}>
        <span className={styles.state}>{isError ? t('failed') : state}</span>
        <button type="button" className={styles.refresh} aria-busy={isFetching} onClick={refresh}>
          {t('refresh')}
        </button>
      </div>
      {/* The seconds are for the eye; said aloud they would never end. */}
      <span role="status" className="unseen">
        {isError ? t('failed') : left !== null && t('following')}
      </span>
      {list?.length === 0 && <p className={styles.end}>{t('empty')}</p>}
      <ul className={styles.list}>
        {list?.map((job) => (
          <JobItem key={job.id} job={job} leave={leave} />
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {!list && !isError && t('loading')}
        {hasNextPage && list && t('loading')}
        {!hasNextPage && list && list.length > 0 && t('end', { n: list.length })}
      </div>
    </>
  );
};
