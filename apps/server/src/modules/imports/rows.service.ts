import type { ImportCounts, ImportRow } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { cleanText } from '../../platform/sheets/cells.ts';
import { openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { lockFor, seen } from './imports.service.ts';
import { fieldsOf, type ImportKind, titleOf } from './kinds.service.ts';
import { recheck, recheckWithout } from './recheck.ts';
import * as rows from './rows.repository.ts';
import { rowViews } from './views.ts';

const totals: Record<rows.RowFilter, keyof ImportCounts> = {
  all: 'total',
  bad: 'bad',
  repeated: 'repeated',
  valid: 'valid',
  committed: 'committed',
  skipped: 'skipped',
};

interface Window {
  id: string;
  only: rows.RowFilter;
  offset: number;
  limit: number;
}

export const list = async (ctx: Ctx, { id, ...asked }: Window) => {
  const [row, found] = await Promise.all([repo.find(ctx, id), rows.windowOf(ctx, id, asked)]);
  return { rows: await rowViews(ctx, seen(ctx, row), row, found), total: row[totals[asked.only]] };
};

type Edits = Map<number, Record<string, string>>;

interface Held {
  row: repo.ImportRecord;
  kind: ImportKind;
}

/** Rows with what was mended in them, checked anew; tells which others have changed with them. */
const mend = async (
  ctx: Ctx,
  { row, kind }: Held,
  found: rows.StagedRow[],
  edits: Edits,
): Promise<number[]> => {
  const check = await openCheck(ctx, kind, row.headers);
  const mended = found.map((each) => ({
    ...each,
    edits: { ...each.edits, ...edits.get(each.row_no) },
  }));
  return recheck(ctx, { row, kind, check }, mended);
};

const mustBeField = (kind: ImportKind, field: string) =>
  fieldsOf(kind).some(({ name }) => name === field) ? field : refuse('request.invalid');

const after = async (ctx: Ctx, id: string) => repo.countsOf(await repo.find(ctx, id));

export interface CellEdit {
  rowNo: number;
  field: string;
  value: string;
  seen?: string | undefined;
}

const rowsToldMost = 1_000;

/** Rows that were changed, with all that changed with them, as they now stand. */
const told = async (
  ctx: Ctx,
  { row, kind }: Held,
  changed: Iterable<number>,
): Promise<{ rows: ImportRow[]; counts: ImportCounts }> => {
  const numbers = [...new Set(changed)].slice(0, rowsToldMost);
  return {
    rows: await rowViews(ctx, kind, row, await rows.byNumber(ctx, row.id, numbers)),
    counts: await after(ctx, row.id),
  };
};

/** The rows of these numbers; each must be there, and none brought in. */
const changeable = async (ctx: Ctx, id: string, numbers: readonly number[]) => {
  const found = await rows.byNumber(ctx, id, numbers);
  if (found.length !== numbers.length) refuse('request.invalid');
  if (found.some(({ state }) => state === 'committed')) refuse('import.cannotMove');
  return found;
};

/** The texts of the edits by row, once each is known to stand on what its author has seen. */
const textsOf = (
  ctx: Ctx,
  { row, kind }: Held,
  found: readonly rows.StagedRow[],
  edits: readonly CellEdit[],
): Edits => {
  const before = new Map(found.map((each) => [each.row_no, each]));
  const byRow: Edits = new Map();
  for (const { rowNo, field, value, seen } of edits) {
    const own = byRow.get(rowNo) ?? {};
    const { cells = [], edits: kept = {} } = before.get(rowNo) ?? {};
    const now = own[field] ?? kept[field] ?? cells[row.mapping.indexOf(field)] ?? '';
    if (seen !== undefined && cleanText(seen) !== now) {
      const label = titleOf(kind, field, ctx.lang);
      refuse('import.cellChanged', { row: rowNo, field: label, text: now });
    }
    byRow.set(rowNo, { ...own, [field]: cleanText(value) });
  }
  return byRow;
};

export const edit = (ctx: Ctx, { id, edits }: { id: string; edits: readonly CellEdit[] }) =>
  inTx(ctx, async (ctx) => {
    const locked = await lockFor(ctx, id, 'edit');
    ctx.trail?.note({ name: locked.row.file_name, count: edits.length });
    for (const { field } of edits) mustBeField(locked.kind, field);
    const numbers = [...new Set(edits.map(({ rowNo }) => rowNo))];
    const found = await changeable(ctx, id, numbers);
    if (found.some(({ state }) => state === 'skipped')) refuse('import.cannotMove');
    const others = await mend(ctx, locked, found, textsOf(ctx, locked, found, edits));
    // Rows that repeated a mended one, or do so now, have changed too.
    return told(ctx, locked, [...numbers, ...others]);
  });

interface Skipping {
  id: string;
  rowNos: readonly number[];
  skipped: boolean;
}

export const skip = (ctx: Ctx, { id, rowNos, skipped }: Skipping) =>
  inTx(ctx, async (ctx) => {
    const locked = await lockFor(ctx, id, 'edit');
    const numbers = [...new Set(rowNos)];
    ctx.trail?.note({ name: locked.row.file_name, count: numbers.length });
    const found = await changeable(ctx, id, numbers);
    const turned = found.filter(({ state }) => (state === 'skipped') !== skipped);
    const turnedNumbers = turned.map(({ row_no }) => row_no);
    await rows.setSkipped(ctx, id, turnedNumbers, skipped);
    const work = { ...locked, check: await openCheck(ctx, locked.kind, locked.row.headers) };
    const others = await (skipped ? recheckWithout : recheck)(ctx, work, turned);
    return told(ctx, locked, [...numbers, ...others]);
  });

const rowsAtOnce = 2_000;

export const fixAlike = (
  ctx: Ctx,
  asked: { id: string; field: string; from: string; to: string },
) =>
  inTx(ctx, async (ctx) => {
    const locked = await lockFor(ctx, asked.id, 'edit');
    const field = mustBeField(locked.kind, asked.field);
    const column = locked.row.mapping.indexOf(field);
    const place = { field, column, text: cleanText(asked.from) };
    const found = await rows.alike(ctx, asked.id, place);
    ctx.trail?.note({ name: locked.row.file_name, count: found.length });
    const to = { [field]: cleanText(asked.to) };
    for (let at = 0; at < found.length; at += rowsAtOnce) {
      const some = found.slice(at, at + rowsAtOnce);
      await mend(ctx, locked, some, new Map(some.map(({ row_no }) => [row_no, to])));
    }
    const rowNos = found.map(({ row_no }) => row_no);
    return { changed: found.length, rowNos, counts: await after(ctx, asked.id) };
  });
