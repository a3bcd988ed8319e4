import type { OrderStatus } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { numberedOrders } from '../../orders/index.ts';

export interface SheetParcel {
  orderId: string;
  merchantId: string;
  status: OrderStatus;
  /** Whose codes its line speaks. */
  carrier: string;
}

/** Each number with the latest order that has it. */
export const parcelsByNumber = async (
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, SheetParcel>> => {
  const found = await numberedOrders(ctx, [...new Set(numbers)]);
  const ids = [...new Set(found.map(({ id }) => id))];
  const { rows } = await sql<SheetParcel>`
    select o.id as "orderId", o.merchant_id as "merchantId", o.status, coalesce(c.carrier, '') as carrier
    from orders o
    left join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    left join channels c on c.tenant_id = p.tenant_id and c.id = p.channel_id
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${ids}::uuid[])`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  // The latest comes first; a number that was given back may have older ones.
  const latest = found.toReversed().flatMap(({ id, number }) => {
    const parcel = byId.get(id);
    return parcel ? [[number, parcel] as const] : [];
  });
  return new Map(latest);
};
