import type { Ctx } from '../../context.ts';
import { inTx } from '../../db/tx.ts';
import { optionalIndex } from '../fieldIndex.ts';
import { placeOf, type SealedColumn } from '../sealedColumns.ts';
import { openField, openWhole, sealField, sealWhole } from '../sealing.ts';
import { turnFields } from '../turnFields.ts';
import {
  countDue,
  type DueRow,
  endOfPart,
  lockDue,
  type SealedRow,
  writeSealed,
} from './dueRows.ts';
import { follow } from './followers.ts';
import { keepPass, type Pass } from './passes.ts';

/** Sealed by the key of now. A value that does not open stays as it is: it is counted, and looked at by people. */
const resealed = (ctx: Ctx, column: SealedColumn, { key, value }: DueRow): SealedRow | null => {
  const place = placeOf(column);
  try {
    if (column.form === 'whole') {
      const document = openWhole(ctx, place, JSON.parse(value));
      return { key, sealed: sealWhole(ctx, place, document), index: null };
    }
    if (column.form === 'fields') {
      const document = turnFields(JSON.parse(value) as object, column.parts ?? [], (text) =>
        sealField(ctx, place, openField(ctx, place, text)),
      );
      return { key, sealed: JSON.stringify(document), index: null };
    }
    const text = openField(ctx, place, value);
    const index = column.index ? optionalIndex(ctx, column.index.kind, text) : null;
    return { key, sealed: sealField(ctx, place, text), index };
  } catch (err) {
    ctx.log.error({ err, place, key }, 'a sealed value does not open');
    return null;
  }
};

const uniqueViolation = '23505';

const write = async (ctx: Ctx, column: SealedColumn, rows: readonly SealedRow[]) => {
  if (rows.length === 0) return;
  await writeSealed(ctx, column, rows);
  await follow(
    ctx,
    placeOf(column),
    rows.map(({ key }) => key),
  );
};

/** Two rows that were told apart only by how their number was written: the second stays plain. */
const oneByOne = async (ctx: Ctx, column: SealedColumn, rows: readonly SealedRow[]) => {
  let sealed = 0;
  for (const row of rows) {
    await inTx(ctx, (ctx) => write(ctx, column, [row])).then(
      () => {
        sealed += 1;
      },
      (error: { code?: string }) => {
        if (error.code !== uniqueViolation) throw error;
        ctx.log.error({ place: placeOf(column), key: row.key }, 'the same number is here twice');
      },
    );
  }
  return sealed;
};

/** The next rows by key, in a transaction of a few milliseconds; where the pass is then. */
const sealPart = async (ctx: Ctx, column: SealedColumn, pass: Pass): Promise<Pass> => {
  const place = placeOf(column);
  let due: SealedRow[] = [];
  let end: Pass['after'] = null;
  const advanced = (sealed: number): Pass => ({
    ...pass,
    after: end,
    sealed: pass.sealed + sealed,
    done: end === null,
  });
  try {
    return await inTx(ctx, async (ctx) => {
      end = await endOfPart(ctx, column, pass.after);
      const rows = await lockDue(ctx, column, { ...pass, end });
      due = rows.flatMap((row) => resealed(ctx, column, row) ?? []);
      await write(ctx, column, due);
      const next = advanced(due.length);
      await keepPass(ctx, place, { ...next, done: false });
      return next;
    });
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    const next = advanced(await oneByOne(ctx, column, due));
    await keepPass(ctx, place, { ...next, done: false });
    return next;
  }
};

/** Goes through a column from where the last pass ended, and counts what is left. */
export const sealColumn = async (ctx: Ctx, column: SealedColumn, begun: Pass): Promise<Pass> => {
  let pass = begun;
  while (!pass.done) pass = await sealPart(ctx, column, pass);
  const ended = { ...pass, after: null, remaining: await countDue(ctx, column, pass.oldest) };
  await keepPass(ctx, placeOf(column), ended);
  return ended;
};
