import { constants } from '@alpaca/contract';
import { Table } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { LoadState } from '../feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../feedback/states/Skeletons.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { usePhone } from '../lib/usePhone.ts';
import { antdColumns, widthOfAll } from './antdColumns.ts';
import styles from './DataTable.module.css';
import { onSmallScreen } from './onSmallScreen.ts';
import { Pager } from './Pager.tsx';
import { firstPageSize, pageWithin, wholePageSize } from './paging.ts';
import { usualWidth } from './settings.ts';
import type { Column, RowKey } from './types.ts';

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey?: (row: T) => RowKey;
  empty?: React.ReactNode;
  firstSize?: number;
}

// Below this a real table is as quick, and reads better.
const virtualFrom = 100;
const virtualHeight = 480;
const idOf = (row: unknown): RowKey => (row as { id: RowKey }).id;

/** Rows that belong to one thing and are all here: an order's boxes, a bill's lines. */
export const DetailTable = <T extends object>(props: Props<T>) => {
  const { label, rows, rowKey = idOf, empty, firstSize = firstPageSize } = props;
  const { t } = useTranslation('shared');
  const small = useMedia(`(max-width: ${constants.mobileMaxPx}px)`);
  const phone = usePhone();
  const [{ pageNo, pageSize }, setPlace] = useState({ pageNo: 1, pageSize: firstSize });
  const frame = useRef<HTMLElement>(null);
  // Who has no pointer scrolls a wide table by keys, and has to get there first.
  useEffect(() => {
    frame.current?.querySelector('.ant-table-content')?.setAttribute('tabindex', '0');
  });
  if (rows.length === 0) return <div className={styles.frame}>{empty ?? <EmptyState />}</div>;

  const page = { pageNo: pageWithin(pageNo, pageSize, rows.length), pageSize };
  const shown = rows.slice((page.pageNo - 1) * pageSize, page.pageNo * pageSize);
  const sized = props.columns.map((column) => ({ ...column, width: column.width ?? usualWidth }));
  const columns = antdColumns(small ? onSmallScreen(sized, phone) : sized, page, false, {
    sort: '',
    words: { number: t('table.number') },
  });
  const virtual = shown.length > virtualFrom;
  const x = widthOfAll(columns, 0);
  return (
    <section
      ref={frame}
      className={`${styles.frame} ${styles.table} ${styles.whole}`}
      aria-label={label}
    >
      <Table<T>
        size="medium"
        columns={columns}
        dataSource={shown}
        rowKey={rowKey}
        pagination={false}
        virtual={virtual}
        scroll={virtual ? { x, y: virtualHeight } : { x }}
      />
      <Pager
        total={rows.length}
        {...page}
        onChange={(next, size) => setPlace({ pageNo: next, pageSize: size })}
      />
    </section>
  );
};

interface Query<T> {
  data: readonly T[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
interface WholeProps<T> extends Omit<Props<T>, 'rows' | 'firstSize'> {
  query: Query<T>;
}

/** A list that comes as a whole. */
export const WholeTable = <T extends object>({ query, ...table }: WholeProps<T>) => (
  <>
    <LoadState query={query}>
      <TableSkeleton />
    </LoadState>
    {query.data && <DetailTable<T> {...table} rows={query.data} firstSize={wholePageSize} />}
  </>
);
