import type { AcrossIssue, ImportField, Values } from '@alpaca/contract';
import type * as z from 'zod/mini';
import { labelled } from '../../../../../shared/inputs/schemaRule.ts';
import { exactly } from '../../../../../shared/lib/choices.ts';
import type { GridRow } from '../../../../imports/index.ts';

/** A row as it stands in the grid: one text per field. */
export type Cells = readonly string[];

export interface Field extends ImportField {
  kind: 'text' | 'number';
}

export interface Sort {
  fields: readonly Field[];
  schema: z.ZodMiniType;
  /** The rules between fields, which the schema tells only when each field alone is right. */
  across?: (values: Values) => readonly AcrossIssue[];
  /** Rows alike in it are the same row twice. */
  key: readonly string[];
}

export const cellsOf = (fields: readonly Field[], record: object): Cells =>
  fields.map(({ name }) => String((record as Record<string, unknown>)[name] ?? ''));

/** The record of a row, as the contract has it: what is empty is left out. */
export const recordOf = (fields: readonly Field[], cells: Cells): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }, index): [string, unknown][] => {
      const text = cells[index] ?? '';
      if (text === '') return [];
      return [[name, kind === 'number' ? Number(text) : text]];
    }),
  );

const isEmpty = (cells: Cells) => cells.every((text) => text === '');

/** Rows that say something. */
export const filledRows = (rows: readonly Cells[]) => rows.filter((cells) => !isEmpty(cells));

/** What a pasted or typed text means in a field: a choice may be given by its words. */
export const meant = ({ options, kind }: Field, text: string): string => {
  const typed = text.trim();
  const choice = options && exactly(options, typed);
  if (choice) return choice.value;
  // Sheets write thousands with a comma.
  return kind === 'number' ? typed.replace(/,(?=\d{3})/g, '') : typed;
};

type Words = (key: string) => string;

const issuesOf = ({ fields, schema, across }: Sort, cells: Cells, words: Words) => {
  const record = recordOf(fields, cells);
  const { error } = schema.safeParse(record);
  const issues = [
    ...(error?.issues ?? []).map(({ path, message }) => ({
      path: String(path[0] ?? ''),
      key: message,
    })),
    ...(across?.(record) ?? []),
  ];
  const found: Record<string, string> = {};
  for (const { path, key } of issues) {
    const label = fields.find(({ name }) => name === path)?.label ?? '';
    found[path] ??= labelled(words(key), label);
  }
  return found;
};

/** What tells a row apart from the others. */
export const keyOf = ({ fields, key }: Sort, cells: Cells) =>
  fields.flatMap(({ name }, index) => (key.includes(name) ? [cells[index]] : [])).join('\t');

/** Checks rows; what was checked before and has not changed is not checked again. */
export const createChecker = (sort: Sort, words: Words, repeats: string) => {
  const known = new WeakMap<Cells, Record<string, string>>();
  const drawn = new WeakMap<Cells, GridRow>();
  const issues = (cells: Cells) => {
    const found = known.get(cells) ?? (isEmpty(cells) ? {} : issuesOf(sort, cells, words));
    known.set(cells, found);
    return found;
  };
  return (rows: readonly Cells[]): GridRow[] => {
    const counts = new Map<string, number>();
    for (const cells of filledRows(rows)) {
      const key = keyOf(sort, cells);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return rows.map((cells, index) => {
      const repeated = !isEmpty(cells) && (counts.get(keyOf(sort, cells)) ?? 0) > 1;
      const own = issues(cells);
      const all = repeated ? { ...own, [sort.key[0] ?? '']: repeats } : own;
      const before = drawn.get(cells);
      if (before && before.rowNo === index + 1 && before.repeated === repeated) return before;
      const state = Object.keys(all).length > 0 ? 'bad' : 'valid';
      const rowNo = index + 1;
      const row: GridRow = {
        ...{ rowNo, state, cells: [...cells], issues: all, repeated },
        ...{ price: null, head: rowNo, heldBack: false, made: null },
      };
      drawn.set(cells, row);
      return row;
    });
  };
};

/** The rows with a block of texts put in from a cell on; it may reach beyond the last row. */
export const pasted = (
  rows: readonly Cells[],
  fields: readonly Field[],
  at: { row: number; column: number },
  block: readonly (readonly string[])[],
): Cells[] => {
  const next: Cells[] = [...rows];
  for (const [down, texts] of block.entries()) {
    const index = at.row + down;
    const before = next[index] ?? fields.map(() => '');
    next[index] = fields.map((field, column) => {
      const text = texts[column - at.column];
      return text === undefined ? (before[column] ?? '') : meant(field, text);
    });
  }
  return next;
};
