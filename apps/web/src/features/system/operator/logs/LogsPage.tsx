import { getLogList } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { DateRangeItem } from '../../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { logColumns } from './logColumns.tsx';

const code = 'system.logs';

/** Who changed what and when, latest first. */
export default function LogsPage() {
  const { t } = useTranslation('system');
  const [filter, setFilter] = useUrlFilter(getLogList.query);
  const logs = useListQuery(getLogList, filter);
  return (
    <ListPage title={t('logs.title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={logs.refetch}>
            <Form.Item name="operator" label={t('logs.operator')}>
              <RememberedInput code={`${code}.operator`} placeholder={t('logs.operatorHint')} />
            </Form.Item>
            <Form.Item name="type" label={t('logs.type')}>
              <DictSelect code="log_type" />
            </Form.Item>
            <DateRangeItem label={t('logs.time')} names={['from', 'to']} />
          </FilterForm>
        }
        code={code}
        label={t('logs.title')}
        columns={logColumns(t)}
        query={logs}
        empty={<EmptyState title={t('logs.empty')} text={t('logs.emptyText')} />}
      />
    </ListPage>
  );
}
