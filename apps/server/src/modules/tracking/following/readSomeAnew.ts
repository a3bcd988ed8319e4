import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { readAnew } from '../intake/intake.service.ts';

const atOnce = 500;

/** Reads some of the parcels anew that are waiting for it; whether there may be more. */
export const readSomeAnew = (ctx: Ctx): Promise<boolean> =>
  inTx(ctx, async (ctx) => {
    const { rows } = await sql<{ order_id: string }>`
      with next as materialized (
        select tenant_id, order_id from track_anew where tenant_id = ${ctx.tenant.id}
        order by order_id limit ${atOnce} for update skip locked
      )
      delete from track_anew a using next
      where a.tenant_id = next.tenant_id and a.order_id = next.order_id
      returning a.order_id`.execute(ctx.db);
    if (rows.length > 0) {
      await readAnew(
        ctx,
        rows.map(({ order_id }) => order_id),
      );
    }
    return rows.length === atOnce;
  });
