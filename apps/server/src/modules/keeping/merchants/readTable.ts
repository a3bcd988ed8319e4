import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { openRow } from '../../../platform/fields/index.ts';

export type TableRow = Record<string, unknown>;

interface Wanted {
  name: string;
  /** Columns that are secrets, or made from others to search by. */
  without: readonly string[];
}

const atOnce = 500;

/**
 * The rows of a table that are a merchant's, read by a cursor of the transaction that is open: as of its
 * moment, and however many there are.
 */
export async function* readTable(
  ctx: Ctx,
  { name, without }: Wanted,
  merchantId: string,
): AsyncGenerator<TableRow> {
  const cursor = sql.id(`rows_of_${name}`);
  await sql`declare ${cursor} no scroll cursor for
    select to_jsonb(t) - ${['tenant_id', 'merchant_id', ...without]}::text[] as row from ${sql.table(name)} t
    where t.tenant_id = ${ctx.tenant.id} and t.merchant_id = ${merchantId}`.execute(ctx.db);
  try {
    for (;;) {
      const { rows } = await sql<{ row: TableRow }>`
        fetch forward ${sql.lit(atOnce)} from ${cursor}`.execute(ctx.db);
      for (const { row } of rows) yield openRow(ctx, name, row);
      if (rows.length < atOnce) return;
    }
  } finally {
    // A transaction that failed has closed it, and its error is the one to tell.
    await sql`close ${cursor}`.execute(ctx.db).catch(() => undefined);
  }
}
