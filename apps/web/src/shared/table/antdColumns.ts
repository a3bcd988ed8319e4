import { Table, type TableColumnType } from 'antd';
import { cell } from './cell.tsx';
import type { HeaderCellProps } from './HeaderCell.tsx';
import { rowNumber } from './paging.ts';
import type { Column, Page } from './types.ts';

type Drawn<T> = Column<T> & { width: number };

interface Manner {
  sort: string;
  words: { number: string };
  /** Absent: the columns' edges can't be dragged. */
  onWidth?: (key: string, width: number, done: boolean) => void;
}

const orders = { ascend: 'ascending', descend: 'descending' } as const;

/** 'time' and '-time' are the ways a list may be sorted by that column. */
const sortOrder = (key: string, sort: string) =>
  sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null;

// Virtual rows are plain boxes: their cells need to be told that they are cells.
const asCell = { role: 'cell' };

const drawn = <T>(column: Drawn<T>, { sort, onWidth }: Manner): TableColumnType<T> => {
  const order = sortOrder(column.key, sort);
  const head: HeaderCellProps = {
    ...(onWidth && { onWidth: (width, done) => onWidth(column.key, width, done) }),
    ...(order && { 'aria-sort': orders[order] }),
  };
  return {
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align ?? 'start',
    // What is cut off is told whole by the cell itself (WholeText).
    ellipsis: { showTitle: false },
    onCell: () => asCell,
    onHeaderCell: () => head,
    render: (_, row, index) => cell(column, row, index),
    ...(column.pin && { fixed: column.pin }),
    ...(column.sort && { sorter: true, sortOrder: order, showSorterTooltip: false }),
  };
};

/** Room for the figures of the last row's number. */
const numberWidth = (last: number) => Math.max(44, 20 + String(last).length * 9);

export const antdColumns = <T>(
  columns: readonly Drawn<T>[],
  page: Pick<Page<T>, 'pageNo' | 'pageSize'>,
  selectable: boolean,
  manner: Manner,
): TableColumnType<T>[] => [
  {
    key: '#',
    title: manner.words.number,
    width: numberWidth(page.pageNo * page.pageSize),
    fixed: 'start',
    align: 'center',
    className: 'row-number',
    onCell: () => asCell,
    render: (_, __, index) => rowNumber(page.pageNo, page.pageSize, index),
  },
  ...(selectable ? [Table.SELECTION_COLUMN as TableColumnType<T>] : []),
  ...columns.map((column) => drawn(column, manner)),
];

export const widthOfAll = <T>(columns: readonly TableColumnType<T>[], selection: number) =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : selection), 0);
