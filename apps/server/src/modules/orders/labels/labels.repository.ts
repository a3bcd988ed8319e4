import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { numberBoxes } from './boxNumbers.repository.ts';

/** The orders that carry these numbers now, by number; what is given up gives its number back. */
export const ordersCarrying = async (ctx: Ctx, numbers: readonly string[]) => {
  const spelt = numbers.flatMap((number) => [number, number.toUpperCase()]);
  const { rows } = await sql<{ number: string; order_no: string }>`
    select n.number, o.order_no from unnest(${[...new Set(spelt)]}::text[]) as n (number)
    join lateral (
      select id from orders where tenant_id = ${ctx.tenant.id} and tracking_number = n.number
        and tracking_number <> ''
      union
      select order_id from order_boxes where tenant_id = ${ctx.tenant.id} and tracking_number = n.number
        and tracking_number <> ''
    ) found on true
    join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = found.id
    where o.status not in ('voided', 'refunded')`.execute(ctx.db);
  return new Map(rows.map(({ number, order_no }) => [number.toUpperCase(), order_no]));
};

/** Gives orders and their first boxes the numbers of their carrier: none of ours stands in any more. */
export const numberOrders = async (
  ctx: Ctx,
  orders: readonly { id: string; trackingNumber: string }[],
) => {
  if (orders.length === 0) return;
  await sql`
    update orders o set tracking_number = g."trackingNumber", number_is_provisional = false,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as g (id uuid, "trackingNumber" text)
    where o.tenant_id = ${ctx.tenant.id} and o.id = g.id`.execute(ctx.db);
  await numberBoxes(
    ctx,
    orders.map(({ id, trackingNumber: number }) => ({ id, line: 1, number, isProvisional: false })),
  );
};
