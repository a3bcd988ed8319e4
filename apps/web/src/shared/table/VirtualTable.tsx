import { Table, type TableProps } from 'antd';
import type { TableRef } from 'antd/es/table';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { antdColumns, widthOfAll } from './antdColumns.ts';
import styles from './DataTable.module.css';
import { rowNumber } from './paging.ts';
import { parts } from './parts.tsx';
import type { Density } from './settings.ts';
import type { Column, ListPlace, Page, RowKey } from './types.ts';
import { useFillHeight } from './useFillHeight.ts';
import { useRowKeys } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';
import { useTableRole } from './useTableRole.ts';

interface Props<T> {
  label: string;
  columns: readonly (Column<T> & { width: number })[];
  page: Page<T>;
  rowKey: (row: T) => RowKey;
  place: ListPlace;
  density: Density;
  busy: boolean;
  selection?: Selection<T>;
  unselectable?: (row: T) => string | undefined;
  onOpen?: (row: T) => void;
  onWidth: (key: string, width: number, done: boolean) => void;
  height?: number;
}

const sizes = { loose: 'large', middle: 'medium', compact: 'small' } as const;
const selectionWidth = 40;
// The table's own head, the bar that pushes columns sideways, the pager and the page's lower edge.
const foot = 112;
// What can be done to chosen rows.
const bulkBar = 44;
// In a lower window the page scrolls instead.
const least = 240;

type Sorter = { columnKey?: unknown; order?: 'ascend' | 'descend' | null };
const sortText = ({ columnKey, order }: Sorter) =>
  order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '';

/** The rows themselves: only those in sight are drawn. */
export const VirtualTable = <T extends object>(props: Props<T>) => {
  const { label, page, rowKey, place, selection, unselectable, onOpen, onWidth } = props;
  const { t } = useTranslation('shared');
  const table = useRef<TableRef>(null);
  const below = selection && selection.count > 0 ? foot + bulkBar : foot;
  const [frame, fill] = useFillHeight({ below, least });
  useTableRole(table, label, page.total);
  const rows = page.records as T[];
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const columns = antdColumns(props.columns, page, selection !== undefined, {
    sort: place.sort,
    words: { number: t('table.number') },
    onWidth,
  });

  const toggle = (index: number) => {
    const [key, row] = [keys[index], rows[index]];
    if (key === undefined || row === undefined || unselectable?.(row)) return;
    selection?.toggle(key, row);
  };
  const open = onOpen && ((index: number) => rows[index] && onOpen(rows[index]));
  const onKeyDown = useRowKeys({ table, keys, onOpen: open, onToggle: selection && toggle });

  const rowSelection: TableProps<T>['rowSelection'] = selection && {
    selectedRowKeys: [...selection.keys],
    preserveSelectedRowKeys: true,
    columnWidth: selectionWidth,
    fixed: 'start',
    onCell: () => ({ role: 'cell' }),
    onChange: (chosen, chosenRows) => selection.choose(chosen.map(String), chosenRows),
    getTitleCheckboxProps: () => ({ 'aria-label': t('table.selectPage') }),
    getCheckboxProps: (row) => {
      const reason = unselectable?.(row);
      const number = rowNumber(page.pageNo, page.pageSize, rows.indexOf(row));
      return {
        'aria-label': t('table.selectRow', { number }),
        ...(reason !== undefined && { disabled: true, title: reason }),
      };
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows within
    <div
      ref={frame}
      className={styles.table}
      data-busy={props.busy || undefined}
      onKeyDown={onKeyDown}
    >
      <Table<T>
        ref={table}
        virtual
        size={sizes[props.density]}
        columns={columns}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        components={parts}
        scroll={{ x: widthOfAll(columns, selectionWidth), y: props.height ?? fill }}
        {...(rowSelection && { rowSelection })}
        onRow={(_row, index = 0) => ({
          role: 'row',
          tabIndex: -1,
          'aria-rowindex': rowNumber(page.pageNo, page.pageSize, index) + 1,
          ...(open && { onDoubleClick: () => open(index) }),
        })}
        onChange={(_paging, _filters, sorter) =>
          place.go({ sort: sortText([sorter].flat()[0] ?? {}) })
        }
      />
    </div>
  );
};
