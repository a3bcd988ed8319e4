import type { Ctx } from '../../../platform/context.ts';

export interface FoundShipment {
  id: string;
  shipmentNo: string;
  merchantId: string;
  warehouseId: string;
  status: 'open' | 'received' | 'closed';
}

/**
 * The list with a number. Ours is one list's only; merchants choose theirs, so two may have the same: one
 * that still waits for something comes first, then the latest. Null where there is none that stands.
 */
export const findShipmentByNumber = async (
  ctx: Ctx,
  number: string,
  warehouseId?: string,
): Promise<FoundShipment | null> => {
  const row = await ctx.db
    .selectFrom('shipments')
    .where('tenant_id', '=', ctx.tenant.id)
    .where((s) => s.or([s('inventory_no', '=', number), s('shipment_no', '=', number)]))
    .where('status', '<>', 'takenBack')
    .$if(warehouseId !== undefined, (q) => q.where('warehouse_id', '=', warehouseId as string))
    .orderBy((s) => s.case().when('inventory_no', '=', number).then(0).else(1).end())
    .orderBy((s) => s.case().when('status', '=', 'closed').then(1).else(0).end())
    .orderBy('created_at', 'desc')
    .select(['id', 'shipment_no', 'merchant_id', 'warehouse_id', 'status'])
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        shipmentNo: row.shipment_no,
        merchantId: row.merchant_id,
        warehouseId: row.warehouse_id,
        status: row.status as FoundShipment['status'],
      }
    : null;
};
