import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { requireAllInSight } from '../bags/allInSight.ts';
import type { BatchRow } from '../batches/batches.repository.ts';

export interface PackedParcel {
  orderId: string;
  merchantId: string;
}

/**
 * The parcels of a batch, of one of its bags, or of all batches of its warehouse that left under the same
 * master bill. What is done to them all is done by nobody who sees only some.
 */
export const parcelsUnder = async (
  ctx: Ctx,
  batch: BatchRow,
  { bagId = null, isMaster = false }: { bagId?: string | null; isMaster?: boolean } = {},
): Promise<PackedParcel[]> => {
  const isUnder =
    isMaster && batch.master_no !== ''
      ? sql`b.warehouse_id = ${batch.warehouse_id} and b.master_no = ${batch.master_no} and b.status = 'closed'`
      : sql`b.id = ${batch.id}`;
  const { rows: batches } = await sql<{ id: string }>`
    select b.id from dispatch_batches b where b.tenant_id = ${ctx.tenant.id} and ${isUnder}`.execute(
    ctx.db,
  );
  for (const { id } of batches) await requireAllInSight(ctx, { batchId: id, bagId });
  const { rows } = await sql<PackedParcel>`
    select distinct p.order_id as "orderId", o.merchant_id as "merchantId"
    from dispatch_batches b
    join bags g on g.tenant_id = b.tenant_id and g.batch_id = b.id
    join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    where b.tenant_id = ${ctx.tenant.id} and ${isUnder}
      ${bagId ? sql`and g.id = ${bagId}` : sql``}
    order by p.order_id`.execute(ctx.db);
  return rows;
};
