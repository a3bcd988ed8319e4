import type { ReactNode } from 'react';
import { actionsWidth } from './RowActions.tsx';
import type { Column } from './types.ts';

/** What can be done about each row, where anything can: none for whoever only looks. */
export const actionsColumn = <T,>(
  title: string,
  actionsOf: ((row: T) => ReactNode) | null,
): Column<T>[] =>
  actionsOf ? [{ key: 'actions', title, width: actionsWidth, pin: 'end', render: actionsOf }] : [];
