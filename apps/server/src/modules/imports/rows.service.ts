import type { ImportCounts, ImportRow } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { cleanText } from '../../platform/sheets/cells.ts';
import { openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { hold, seen } from './imports.service.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';
import { recheck } from './recheck.ts';
import * as rows from './rows.repository.ts';
import { rowViews } from './views.ts';

const totals: Record<rows.RowFilter, keyof ImportCounts> = {
  all: 'total',
  bad: 'bad',
  repeated: 'repeated',
  valid: 'valid',
  committed: 'committed',
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

/** Rows with what was mended in them, checked anew; tells which others have changed with them. */
const mend = async (
  ctx: Ctx,
  { row, kind }: { row: repo.ImportRecord; kind: ImportKind },
  found: rows.StagedRow[],
  edits: Edits,
): Promise<number[]> => {
  const check = await openCheck(ctx, kind);
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
}

const rowsToldMost = 1_000;

export const edit = (ctx: Ctx, { id, edits }: { id: string; edits: readonly CellEdit[] }) =>
  inTx(ctx, async (ctx): Promise<{ rows: ImportRow[]; counts: ImportCounts }> => {
    const held = await hold(ctx, id, 'edit');
    ctx.trail?.note({ name: held.row.file_name, count: edits.length });
    const byRow: Edits = new Map();
    for (const { rowNo, field, value } of edits) {
      const own = byRow.get(rowNo) ?? {};
      byRow.set(rowNo, { ...own, [mustBeField(held.kind, field)]: cleanText(value) });
    }
    const found = await rows.byNumber(ctx, id, [...byRow.keys()]);
    if (found.length !== byRow.size) refuse('request.invalid');
    if (found.some(({ state }) => state === 'committed')) refuse('import.cannotMove');
    const others = await mend(ctx, held, found, byRow);
    // Rows that repeated a mended one, or do so now, have changed too.
    const told = [...new Set([...byRow.keys(), ...others])].slice(0, rowsToldMost);
    return {
      rows: await rowViews(ctx, held.kind, held.row, await rows.byNumber(ctx, id, told)),
      counts: await after(ctx, id),
    };
  });

const rowsAtOnce = 2_000;

export const fixAlike = (
  ctx: Ctx,
  asked: { id: string; field: string; from: string; to: string },
) =>
  inTx(ctx, async (ctx) => {
    const held = await hold(ctx, asked.id, 'edit');
    const field = mustBeField(held.kind, asked.field);
    const column = held.row.mapping.indexOf(field);
    const place = { field, column: column < 0 ? 1_000_000 : column, text: cleanText(asked.from) };
    const found = await rows.alike(ctx, asked.id, place);
    ctx.trail?.note({ name: held.row.file_name, count: found.length });
    const to = { [field]: cleanText(asked.to) };
    for (let at = 0; at < found.length; at += rowsAtOnce) {
      const some = found.slice(at, at + rowsAtOnce);
      await mend(ctx, held, some, new Map(some.map(({ row_no }) => [row_no, to])));
    }
    return { changed: found.length, counts: await after(ctx, asked.id) };
  });
