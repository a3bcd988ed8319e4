import type { Updateable } from 'kysely';
import type { Ctx } from '../context.ts';
import type { DB } from '../db/schema.gen.ts';

/** Tables whose rows are acted on as they were seen: each change makes the next revision. */
type Revised =
  | 'carrier_bills'
  | 'claims'
  | 'cod_lines'
  | 'cod_orders'
  | 'cod_remittances'
  | 'payment_runs';

/** Changes a locked row; who saw it before is told that it moved. */
export const changeRevised = <T extends Revised>(
  ctx: Ctx,
  table: T,
  id: string,
  values: Updateable<DB[T]>,
) =>
  ctx.db
    // The builder can't tell that each of them has these columns.
    .updateTable(table as 'claims')
    .set(values as Updateable<DB['claims']>)
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
