import type { Ctx } from '../../platform/context.ts';
import { type Check, digest } from './checking.ts';
import type { ImportRecord } from './imports.repository.ts';
import type { ImportKind } from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { checkThings, gather, openNames } from './things.ts';

interface Work {
  row: ImportRecord;
  kind: ImportKind;
  check: Check;
}
type Mended = Pick<rows.StagedRow, 'row_no' | 'cells' | 'edits' | 'key' | 'other_key'>;

/** Checks all rows of some things, and writes down what was found. */
const recheckWhole = async (ctx: Ctx, { row, kind, check }: Work, all: readonly Mended[]) => {
  const things = gather(kind, all, row.mapping);
  const found = await checkThings(check, things, openTexts(kind, row.mapping));
  const changed = found.map(({ row: { edits }, checked }) => ({ ...checked, edits }));
  await rows.change(ctx, row.id, changed);
  return changed;
};

/** Checks rows, and with them all that make one thing with them now or did so before. */
const recheckTogether = async (ctx: Ctx, work: Work, mended: readonly Mended[]) => {
  const nameOf = openNames(work.kind, work.row.mapping);
  const keys = new Set(mended.flatMap((each) => [each.key, digest(nameOf(each))]));
  const numbers = new Set(mended.map(({ row_no }) => row_no));
  const alike = await rows.byKeys(ctx, work.row.id, [...keys]);
  const others = alike.filter(({ row_no }) => !numbers.has(row_no));
  const changed = await recheckWhole(ctx, work, [...mended, ...others]);
  return changed.map(({ row_no }) => row_no);
};

const recheckAlone = async (ctx: Ctx, work: Work, mended: readonly Mended[]) => {
  const changed = await recheckWhole(ctx, work, mended);
  const all = [...mended, ...changed].flatMap(({ key, other_key }) => [key, other_key]);
  const keys = new Set(all.filter((key) => key !== ''));
  return rows.markRepeated(ctx, work.row.id, [...keys]);
};

/** Checks rows with their new texts; tells which others have changed with them. */
export const recheck = (ctx: Ctx, work: Work, mended: readonly Mended[]): Promise<number[]> =>
  work.kind.together ? recheckTogether(ctx, work, mended) : recheckAlone(ctx, work, mended);

/** Rows that have been left out: what was one with them stands without them now. */
export const recheckWithout = async (ctx: Ctx, work: Work, gone: readonly Mended[]) => {
  const all = gone.flatMap(({ key, other_key }) => [key, other_key]);
  const keys = [...new Set(all.filter((key) => key !== ''))];
  if (!work.kind.together) return rows.markRepeated(ctx, work.row.id, keys);
  const left = await rows.byKeys(ctx, work.row.id, keys);
  const changed = await recheckWhole(ctx, work, left);
  return changed.map(({ row_no }) => row_no);
};

const thingsAtOnce = 200;

/** Once every row is checked: what only shows with all of them in sight. */
export const lookAcross = async (ctx: Ctx, work: Work) => {
  const { row, kind } = work;
  if (!kind.together) return rows.markRepeated(ctx, row.id);
  // Rows of one thing that stand apart in the file were taken for several.
  const keys = await rows.scatteredKeys(ctx, row.id);
  for (let at = 0; at < keys.length; at += thingsAtOnce) {
    const some = keys.slice(at, at + thingsAtOnce);
    await recheckWhole(ctx, work, await rows.byKeys(ctx, row.id, some));
  }
};
