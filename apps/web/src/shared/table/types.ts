import type { ReactNode } from 'react';

/** One page of a list, as the contract's `page` answers it. */
export interface Page<T> {
  records: readonly T[];
  total: number;
  pageNo: number;
  pageSize: number;
}

/** What a table needs of a query; TanStack's result fits. */
export interface ListQuery<T> {
  data: Page<T> | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export type Pin = 'start' | 'end';

export interface Column<T> {
  /** Names the column in settings, and the row's field if there is no `render`. */
  key: string;
  title: string;
  render?: (row: T, index: number) => ReactNode;
  width?: number;
  align?: 'start' | 'center' | 'end';
  pin?: Pin | undefined;
  /** The list can be sorted by it: the address then says `sort=key` or `sort=-key`. */
  sort?: boolean;
  /** Pressing the value opens the row's record. */
  open?: (row: T) => void;
  /** The text a button beside the value copies; `true` = the field itself. */
  copy?: boolean | ((row: T) => string);
  /** Not shown until chosen in the settings. */
  hidden?: boolean;
  /** Can't be hidden: what a row is known by. */
  keep?: boolean;
  /** On a phone: what the row is known by, its state at the other side, or not there at all. */
  card?: 'name' | 'state' | 'no';
}

/** Which part of a list is shown, and how to go elsewhere. */
export interface ListPlace {
  pageNo: number;
  pageSize: number;
  sort: string;
  go: (change: { pageNo?: number; pageSize?: number; sort?: string }) => void;
}

export type RowKey = string;
