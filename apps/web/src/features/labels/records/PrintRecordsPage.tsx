import { listPrintRecords, type PrintRecord } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { usePrintOrders } from '../printing/usePrintOrders.tsx';
import { FirstFilters, MoreFilters, moreFilters } from './RecordFilters.tsx';
import { recordColumns } from './recordColumns.tsx';

const code = 'labels.records';

/** The print ledger: who printed what, when, where, and how it went; each can be printed again. */
export default function PrintRecordsPage() {
  const { t } = useTranslation(['printRecords', 'papers']);
  const [filter, setFilter] = useUrlFilter(listPrintRecords.body);
  const records = useListQuery(listPrintRecords, filter);
  const { print, dialog } = usePrintOrders();
  const { pageNo: _, pageSize: __, ...narrowed } = filter;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const reprint = ({ orderId, document }: PrintRecord) => print([orderId], 'list', [document]);
  return (
    <ListPage title={t('title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={records.refetch}
            more={<MoreFilters />}
            moreNames={moreFilters}
          >
            <FirstFilters />
          </FilterForm>
        }
        code={code}
        label={t('title')}
        columns={recordColumns(t, reprint)}
        query={records}
        empty={
          <ListEmpty
            isNarrowed={isNarrowed}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('empty')}
            text={t('emptyText')}
          />
        }
      />
      {dialog}
    </ListPage>
  );
}
