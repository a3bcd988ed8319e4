import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** A list that parcels come with. */
export interface List {
  id: string;
  merchantId: string;
}

/** The list that a station works on, if it is one of this warehouse's. */
export const requireList = async (
  ctx: Ctx,
  id: string | undefined,
  warehouseId: string,
): Promise<List | null> => {
  if (id === undefined) return null;
  const row = await ctx.db
    .selectFrom('shipments')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('warehouse_id', '=', warehouseId)
    .where('status', '<>', 'takenBack')
    .select(['id', 'merchant_id'])
    .executeTakeFirst();
  return row ? { id: row.id, merchantId: row.merchant_id } : refuse('shipment.notFound');
};
