import { cancelJob, constants, type JobEntry, pageJob, pageQuery } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSend } from '../../shared/api/useSend.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { FilterForm } from '../../shared/list/FilterForm.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { say } from '../../shared/store/notice.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { useListPlace } from '../../shared/table/useListPlace.ts';
import { isProcessing } from './api.ts';
import styles from './JobsPage.module.css';
import { jobColumns } from './jobColumns.tsx';
import { useCountdown } from './useCountdown.ts';

// As it stands in the address, where every value is text.
const Filter = z.strictObject({
  ...pageQuery,
  pageSize: z._default(pageQuery.pageSize, constants.jobPageSize),
  status: z.optional(z.enum(['1', '2', '3'])),
});

/** The user's background jobs, followed while any of them is under way. */
export default function JobsPage() {
  const { t } = useTranslation('jobs');
  const [filter, setFilter] = useUrlFilter(Filter);
  const place = useListPlace(constants.jobPageSize);
  const { status, pageNo, pageSize } = filter;
  const jobs = useListQuery(pageJob, {
    pageNo,
    pageSize: Math.min(pageSize, 100),
    ...(status && { status: Number(status) as JobEntry['status'] }),
  });
  const refresh = () => void jobs.refetch();
  useRefresh('user', refresh);
  const waiting = !jobs.isError && jobs.data?.records.some(isProcessing);
  const left = useCountdown(constants.jobRefreshSeconds, {
    since: waiting ? jobs.dataUpdatedAt : null,
    run: refresh,
  });
  const { mutateAsync: send } = useSend(cancelJob);
  const cancel = async ({ id }: JobEntry) => {
    await send({ body: { id } });
    await jobs.refetch();
    say('success', t('cancel.done'));
  };
  return (
    <ListPage
      title={t('title')}
      actions={
        <span className={styles.state}>
          {left === null ? t('settled') : t('countdown', { n: left })}
        </span>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={jobs.refetch}>
            <Form.Item name="status" label={t('column.status')}>
              <DictSelect code="job_status" />
            </Form.Item>
          </FilterForm>
        }
        code="system.jobs"
        label={t('title')}
        columns={jobColumns(t, cancel)}
        query={jobs}
        place={place}
        empty={<EmptyState title={t('none')} text={t('empty')} />}
      />
    </ListPage>
  );
}
