import { constants } from '@alpaca/contract';
import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/errorText.ts';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { ErrorState } from '../feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../feedback/states/Skeletons.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { usePhone } from '../lib/usePhone.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardList } from './CardList.tsx';
import styles from './DataTable.module.css';
import { onSmallScreen } from './onSmallScreen.ts';
import { type DeepPaging, Pager } from './Pager.tsx';
import { pageWithin } from './paging.ts';
import { arranged } from './settings.ts';
import { TableSettingsDrawer } from './TableSettingsDrawer.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Column, ListPlace, ListQuery, RowKey } from './types.ts';
import { useListPlace } from './useListPlace.ts';
import type { Selection } from './useSelection.ts';
import { useTableSettings } from './useTableSettings.ts';
import { VirtualTable } from './VirtualTable.tsx';

export interface DataTableProps<T> {
  /** Names the list: its settings are kept under it, and it is what a screen reader hears. */
  code: string;
  label: string;
  /** What the list is narrowed by: a `FilterForm`. */
  filter?: ReactNode;
  columns: readonly Column<T>[];
  query: ListQuery<T>;
  /** By default the row's `id`. */
  rowKey?: (row: T) => RowKey;
  selection?: Selection<T>;
  /** Why a row can't be chosen. */
  unselectable?: (row: T) => string | undefined;
  /** What can be done to the chosen rows. */
  bulk?: (rows: readonly T[]) => ReactNode;
  /** Where in the list; by default the address says it. */
  place?: ListPlace;
  deep?: DeepPaging;
  tools?: ReactNode;
  empty?: ReactNode;
  onOpen?: (row: T) => void;
  /** A fixed height of the rows' part; by default it reaches to the window's lower edge. */
  height?: number;
}

const idOf = (row: unknown): RowKey => (row as { id: RowKey }).id;
const none: readonly never[] = [];

/** A list's table: virtual rows, server paging, a person's own columns, rows chosen over pages. */
export const DataTable = <T extends object>(props: DataTableProps<T>) => {
  const { code, label, columns, query, rowKey = idOf, selection, bulk, deep, tools } = props;
  const { t } = useTranslation('shared');
  const inAddress = useListPlace();
  const place = props.place ?? inAddress;
  const { settings, save, setWidth } = useTableSettings(code);
  const [open, setOpen] = useState<boolean | null>(null);
  const small = useMedia(`(max-width: ${constants.mobileMaxPx}px)`);
  const phone = usePhone();
  const { data, error, isFetching, refetch } = query;
  const records = data?.records ?? none;

  useEffect(() => selection?.renew(records, rowKey), [records, rowKey, selection?.renew]);
  // The last row of the last page is gone: the page before has something to show.
  const lost = data && data.total > 0 && records.length === 0 && place.pageNo > 1 && !isFetching;
  useEffect(() => {
    if (lost) place.go({ pageNo: pageWithin(place.pageNo - 1, place.pageSize, data.total) });
  });

  const chosen = useMemo(() => arranged(columns, settings), [columns, settings]);
  return (
    <section className={styles.frame} aria-label={label}>
      <Toolbar
        filter={props.filter}
        total={data?.total}
        busy={isFetching}
        onRefresh={refetch}
        onSettings={() => setOpen(true)}
      >
        {tools}
      </Toolbar>
      {data && Boolean(error) && (
        <Alert
          banner
          type="error"
          title={errorText(error)}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && <TableSkeleton />}
      {!data && Boolean(error) && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && records.length === 0 && !lost && (props.empty ?? <EmptyState />)}
      {data && records.length > 0 && phone && (
        <CardList {...props} columns={chosen} page={data} rowKey={rowKey} busy={isFetching} />
      )}
      {data && records.length > 0 && !phone && (
        <VirtualTable
          {...props}
          columns={small ? onSmallScreen(chosen, false) : chosen}
          page={data}
          rowKey={rowKey}
          place={place}
          density={settings.density ?? 'middle'}
          busy={isFetching}
          onWidth={setWidth}
        />
      )}
      {selection && bulk && (
        <BulkBar count={selection.count} onClear={selection.clear}>
          {bulk(selection.rows)}
        </BulkBar>
      )}
      {data && (
        <Pager
          total={data.total}
          pageNo={place.pageNo}
          pageSize={place.pageSize}
          deep={deep}
          onChange={(pageNo, pageSize) => place.go({ pageNo, pageSize })}
        />
      )}
      {open !== null && (
        <TableSettingsDrawer
          open={open}
          columns={columns}
          settings={settings}
          onChange={save}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
