import type { ReactNode } from 'react';
import { CopyText } from '../feedback/values/CopyText.tsx';
import { isBlank } from '../lib/isBlank.ts';
import { OpenButton } from './OpenButton.tsx';
import type { Column } from './types.ts';

const fieldOf = <T,>(row: T, key: string): unknown => (row as Record<string, unknown>)[key];

const shown = <T,>(column: Column<T>, row: T, index: number): ReactNode => {
  if (column.render) return column.render(row, index);
  const value = fieldOf(row, column.key);
  return isBlank(value) ? null : String(value);
};

/** A cell's content; what is empty shows '--'. */
export const cell = <T,>(column: Column<T>, row: T, index: number): ReactNode => {
  const content = shown(column, row, index);
  if (isBlank(content)) return '--';
  const { open } = column;
  const named = open ? <OpenButton onOpen={() => open(row)}>{content}</OpenButton> : content;
  if (!column.copy) return named;
  const text = column.copy === true ? String(fieldOf(row, column.key) ?? '') : column.copy(row);
  return text ? <CopyText text={text}>{named}</CopyText> : named;
};
