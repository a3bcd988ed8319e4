import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface NumberedParcel {
  number: string;
  orderId: string;
  merchantId: string;
}

/** Through which of a carrier's accounts parcels were booked. */
export interface BookedThrough {
  adapter: string;
  account: string;
}

/**
 * The parcels that were booked through an account and have one of these numbers, as a whole or of a box. A
 * number that the carrier gave out again is the latest parcel's.
 */
export const parcelsOfAccount = async (
  ctx: Ctx,
  { adapter, account }: BookedThrough,
  numbers: readonly string[],
): Promise<NumberedParcel[]> => {
  const { rows } = await sql<NumberedParcel>`
    with asked as (
      select distinct number from unnest(${[...numbers]}::text[]) as a (number) where number <> ''
    ), numbered as (
      select a.number, o.id from asked a join orders o
        on o.tenant_id = ${ctx.tenant.id} and o.tracking_number = a.number and o.tracking_number <> ''
      union
      select a.number, b.order_id from asked a join order_boxes b
        on b.tenant_id = ${ctx.tenant.id} and b.tracking_number = a.number and b.tracking_number <> ''
    )
    select distinct on (n.number) n.number, o.id as "orderId", o.merchant_id as "merchantId"
    from numbered n
    join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = n.id
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    join channels c on c.tenant_id = p.tenant_id and c.id = p.channel_id
    where c.adapter = ${adapter} and coalesce(c.settings ->> 'account', c.adapter) = ${account}
    order by n.number, o.id desc`.execute(ctx.db);
  return rows;
};
