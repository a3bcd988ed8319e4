import type { InsertObject, Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';

type Row<T extends keyof DB> = InsertObject<DB, T>;

/** Adds rows; what was here before stays as it is. Tells whether any was new. */
export const insertRows = async <T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly Row<T>[],
): Promise<boolean> => {
  if (rows.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};
