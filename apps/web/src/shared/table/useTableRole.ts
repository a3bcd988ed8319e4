import type { TableRef } from 'antd/es/table';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes one table of the head and the virtual rows for those who listen. The library takes no role
 * for the box that holds both, and no box outside it will do: one in between is a live region.
 */
export const useTableRole = (table: RefObject<TableRef | null>, label: string, rows: number) => {
  useLayoutEffect(() => {
    const box = table.current?.nativeElement.querySelector('.ant-table-container');
    box?.setAttribute('role', 'table');
    box?.setAttribute('aria-label', label);
    // The head counts as one.
    box?.setAttribute('aria-rowcount', String(rows + 1));
  }, [table, label, rows]);
};
