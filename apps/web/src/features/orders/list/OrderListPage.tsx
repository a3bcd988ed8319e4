import { countedMost, type ListedOrder } from '@alpaca/contract';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useMedia } from '../../../shared/lib/useMedia.ts';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { viewSearch } from '../../../shared/list/views.ts';
import { listedHref, specialPath } from '../../../shared/paths/orders.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { ExportButton } from '../../exports/index.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { FirstFilters, MoreFilters, moreFilters } from './OrderFilters.tsx';
import { OrderRowActions } from './OrderRowActions.tsx';
import { orderColumns } from './orderColumns.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useOrderList, useViewCount } from './useOrderList.ts';
import { usePlaceInOrders } from './usePlaceInOrders.ts';

const code = 'orders.list';
// Where its columns fill the page already.
const narrow = '(max-width: 1679.99px)';

/** All orders one may see: found, sorted, worked on one by one or many at once. */
export default function OrderListPage() {
  const { t } = useTranslation('orderList');
  const navigate = useNavigate();
  const operator = useIsOperator();
  const mayOrder = usePermission('order:submit');
  const mayPrint = usePermission('order:print');
  const mayTrack = usePermission('order:track');
  const isNarrow = useMedia(narrow);
  const [params] = useSearchParams();
  const { query, setQuery, filter, orders, counts, renew } = useOrderList();
  const { place, deep } = usePlaceInOrders(query, setQuery, orders.data);
  const selection = useSelection<ListedOrder>();
  const [examined, setExamined] = useState<ListedOrder | null>(null);
  const list = viewSearch(params);
  const total = orders.data?.total;
  const ids = orders.data?.records.map(({ id }) => id).join(' ') ?? '';
  // The same columns as long as nothing about them changes: others draw every row again.
  const columns = useMemo(
    () =>
      orderColumns(t, {
        operator,
        mayPrint,
        tracks: mayTrack ? { ids: ids ? ids.split(' ') : [], isNarrow } : undefined,
        list,
        actions: (row) => <OrderRowActions order={row} onChanged={renew} onExamine={setExamined} />,
      }),
    [t, operator, mayPrint, mayTrack, ids, isNarrow, list, renew],
  );
  const isNarrowed = Object.values(filter).some(Boolean);
  const order = mayOrder && (
    <Button type="primary" onClick={() => void navigate(specialPath)}>
      {t('new')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <ExportButton
            kind="order"
            filter={filter}
            count={total !== undefined && total <= countedMost ? total : undefined}
            chosen={selection.rows.map(({ id }) => id)}
          />
          {order}
        </>
      }
      views={
        <>
          <SavedViews code={code} useCount={useViewCount} withoutAll />
          <StatusTabs here={filter.status} counts={counts} />
        </>
      }
    >
      <DataTable
        filter={
          <FilterForm
            value={filter}
            onChange={(change) => setQuery({ ...change, after: undefined })}
            onSame={renew}
            more={<MoreFilters />}
            moreNames={moreFilters}
          >
            <FirstFilters operator={operator} />
          </FilterForm>
        }
        code={code}
        label={t('title')}
        columns={columns}
        query={orders}
        place={place}
        deep={deep}
        selection={selection}
        bulk={(rows) => <BulkActions rows={rows} onChanged={renew} onDone={selection.clear} />}
        onOpen={({ id }) => void navigate(listedHref(id, list))}
        empty={
          isNarrowed ? (
            <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} action={order} />
          )
        }
      />
      {examined && (
        <BulkDialog
          act="examine"
          sorted={{ able: [examined], skipped: [] }}
          onChanged={renew}
          onClose={() => setExamined(null)}
        />
      )}
    </ListPage>
  );
}
