import type { TableRef } from 'antd/es/table';
import type { KeyboardEvent, RefObject } from 'react';
import type { RowKey } from './types.ts';

const pageStep = 10;

const targetOf = (key: string, index: number, last: number): number | undefined => {
  const next = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + pageStep,
    PageUp: index - pageStep,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(last, next));
};

interface Rows {
  table: RefObject<TableRef | null>;
  keys: readonly RowKey[];
  onOpen?: ((index: number) => void) | undefined;
  onToggle?: ((index: number) => void) | undefined;
}

const focusRow = (table: TableRef, key: RowKey, index: number) => {
  table.scrollTo({ index, align: 'nearest' } as Parameters<TableRef['scrollTo']>[0]);
  // The row is drawn in the frame after it was scrolled to.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = table.nativeElement.querySelector(`[data-row-key="${CSS.escape(key)}"]`);
      (row as HTMLElement | null)?.focus({ preventScroll: true });
    }),
  );
};

/** Arrows walk the rows, Enter opens one, Space chooses it; what stands inside a row keeps its keys. */
export const useRowKeys =
  ({ table, keys, onOpen, onToggle }: Rows) =>
  (event: KeyboardEvent) => {
    const place = event.target as HTMLElement;
    const row = place.dataset.rowKey;
    if ((row === undefined && place.dataset.rows === undefined) || event.altKey || event.ctrlKey) {
      return;
    }
    const index = row === undefined ? -1 : keys.indexOf(row);
    const next = targetOf(event.key, index, keys.length - 1);
    const key = next === undefined ? undefined : keys[next];
    if (next !== undefined && key !== undefined && table.current) {
      focusRow(table.current, key, next);
    } else if (event.key === 'Enter' && index >= 0 && onOpen) onOpen(index);
    else if (event.key === ' ' && index >= 0 && onToggle) onToggle(index);
    else return;
    event.preventDefault();
  };
