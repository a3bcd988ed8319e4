import type { Ctx } from '../../platform/context.ts';
import { type Check, digest } from './checking.ts';
import type { ImportRecord } from './imports.repository.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { checkThings, gather } from './things.ts';

interface Work {
  row: ImportRecord;
  kind: ImportKind;
  check: Check;
}
type Mended = Pick<rows.StagedRow, 'row_no' | 'cells' | 'edits' | 'key'>;

/** Checks rows, and with them all that make one thing with them now or did so before. */
const recheckTogether = async (ctx: Ctx, { row, kind, check }: Work, mended: readonly Mended[]) => {
  const texts = openTexts(kind, row.mapping);
  const column = fieldsOf(kind).findIndex(({ name }) => name === kind.together?.field);
  const keys = mended.flatMap((each) => [each.key, digest(texts(each)[column] ?? '')]);
  const numbers = new Set(mended.map(({ row_no }) => row_no));
  const others = (await rows.byKeys(ctx, row.id, [...new Set(keys)])).filter(
    ({ row_no }) => !numbers.has(row_no),
  );
  const things = gather<Mended>(kind, [...mended, ...others], texts);
  const found = await checkThings(check, things, texts);
  await rows.change(
    ctx,
    row.id,
    found.map(({ row: { edits }, checked }) => ({ ...checked, edits })),
  );
  return found.map(({ checked }) => checked.row_no);
};

const recheckAlone = async (ctx: Ctx, { row, kind, check }: Work, mended: readonly Mended[]) => {
  const texts = openTexts(kind, row.mapping);
  const found = await checkThings(
    check,
    mended.map((each) => [each]),
    texts,
  );
  const changed = found.map(({ row: { edits }, checked }) => ({ ...checked, edits }));
  await rows.change(ctx, row.id, changed);
  const keys = new Set([...mended, ...changed].map(({ key }) => key).filter((key) => key !== ''));
  return rows.markRepeated(ctx, row.id, [...keys]);
};

/** Checks rows with their new texts; tells which others have changed with them. */
export const recheck = (ctx: Ctx, work: Work, mended: readonly Mended[]): Promise<number[]> =>
  work.kind.together ? recheckTogether(ctx, work, mended) : recheckAlone(ctx, work, mended);

const thingsAtOnce = 200;

/** Once every row is checked: what only shows with all of them in sight. */
export const lookAcross = async (ctx: Ctx, work: Work) => {
  const { row, kind } = work;
  if (!kind.together) return rows.markRepeated(ctx, row.id);
  // Rows of one thing that stand apart in the file were taken for several.
  const keys = await rows.scatteredKeys(ctx, row.id);
  for (let at = 0; at < keys.length; at += thingsAtOnce) {
    const some = keys.slice(at, at + thingsAtOnce);
    await recheckTogether(ctx, work, await rows.byKeys(ctx, row.id, some));
  }
};
