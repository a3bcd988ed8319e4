import type { Ctx } from '../../platform/context.ts';
import type { SheetRow } from '../../platform/sheets/cells.ts';
import { type Check, digest, openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { type ImportKind, importKind } from './kinds.service.ts';
import { knownSheetOf, openParting, openTidy } from './knownSheets.ts';
import { digestOf, guessMapping, isComplete, isMapping, openTexts } from './mapping.ts';
import type * as rows from './rows.repository.ts';
import { checkThings, openNames, runsOf } from './things.ts';
import { step } from './work.ts';

export interface ReadRow {
  row_no: number;
  cells: readonly string[];
}

export interface Reading {
  row: repo.ImportRecord;
  kind: ImportKind;
  textsOf: ReturnType<typeof openTexts>;
  /** Null where people must say first what the headings mean. */
  check: Check | null;
  width: number;
  /** Rows of a thing that may go on in the next ones. */
  open: ReadRow[];
  /** The columns in which a text has been seen. */
  filled: Set<number>;
  /** How rows of a sheet that is known are read. */
  tidy: (cells: readonly string[]) => readonly string[];
  part: ReturnType<typeof openParting>;
}

const asItStands = {
  tidy: (cells: readonly string[]) => cells,
  part: <R>(rows: readonly R[]) => ({ kept: [...rows], left: [] }),
};

/** Takes the headings and says what they mean, as this person said before or by their words. */
export const begin = async (
  ctx: Ctx,
  row: repo.ImportRecord,
  { cells }: SheetRow,
): Promise<Reading> => {
  const kind = importKind(row.kind);
  const headers = [...cells];
  const said = await repo.remembered(ctx, row.user_id, kind.name, digestOf(headers));
  const learnt = row.target_id ? await kind.headings?.known(ctx, row.target_id) : undefined;
  const fresh = said && isMapping(kind, headers, said) ? said : guessMapping(kind, headers, learnt);
  // Rows that were staged before a crash were checked by it: the others must be too.
  const mapping = row.done_to > 0 ? row.mapping : fresh;
  await step(ctx, row, (ctx) =>
    repo.change(ctx, row.id, {
      headers: repo.sealHeaders(ctx, headers),
      mapping: JSON.stringify(mapping),
    }),
  );
  const check = isComplete(kind, headers, mapping) ? await openCheck(ctx, kind, headers) : null;
  const textsOf = openTexts(kind, mapping);
  const sheet = knownSheetOf(kind, headers);
  return {
    row: { ...row, headers, mapping },
    kind,
    textsOf,
    check,
    width: headers.length,
    open: [],
    filled: new Set(),
    ...(sheet ? { tidy: openTidy(sheet, headers), part: openParting(sheet, headers) } : asItStands),
  };
};

/** The things that are whole with these rows; the last is kept open until there are no more. */
export const takeThings = (
  reading: Reading,
  read: readonly SheetRow[],
  isLast = false,
): ReadRow[][] => {
  const { row, kind, width, open, tidy } = reading;
  const rows = read.map(({ rowNo, cells }) => ({
    row_no: rowNo,
    // What stands beyond the headings belongs to no column.
    cells: tidy(cells.length > width ? cells.slice(0, width) : cells),
  }));
  const runs = runsOf(kind, [...open, ...rows], row.mapping);
  const goesOn = kind.together && !isLast;
  reading.open = goesOn ? (runs.pop() ?? []) : [];
  return runs;
};

const unchecked = ({ row_no, cells }: ReadRow): rows.NewRow => ({
  row_no,
  cells,
  head: row_no,
  issues: {},
  key: '',
  other_key: '',
});

const checkKept = async ({ check, textsOf }: Reading, things: readonly ReadRow[][]) => {
  if (!check) return things.flat().map(unchecked);
  const checked = await checkThings(check, things, textsOf);
  return checked.map(({ row: { cells }, checked }): rows.NewRow => ({ ...checked, cells }));
};

export interface Staged {
  rows: rows.NewRow[];
  /** The numbers of those that have nothing to be brought in. */
  left: number[];
}

export const checkAll = async (reading: Reading, things: ReadRow[][]): Promise<Staged> => {
  const parted = things.map(reading.part);
  const whole = parted.flatMap(({ kept }) => (kept.length > 0 ? [kept] : []));
  const checked = await checkKept(reading, whole);
  const left = parted.flatMap((each) => each.left);
  if (left.length === 0) return { rows: checked, left: [] };
  const nameOf = openNames(reading.kind, reading.row.mapping);
  // By their key those are found that they are one with, once somebody wants them after all.
  const keyed = left.map((row) => ({ ...unchecked(row), key: digest(nameOf(row)) }));
  return {
    rows: [...checked, ...keyed].toSorted((a, b) => a.row_no - b.row_no),
    left: left.map(({ row_no }) => row_no),
  };
};

export const noteFilled = ({ filled, width }: Reading, things: ReadRow[][]) => {
  for (const { cells } of things.flat()) {
    if (filled.size === width) return;
    for (let at = 0; at < cells.length; at += 1) if (cells[at] !== '') filled.add(at);
  }
};
