import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface NumberedOrder {
  id: string;
  number: string;
}

/** A box goes by its order's number and its place. */
export const orderNoOfBox = (number: string) => number.replace(/-\d{1,3}$/, '');

/** The orders that have one of these numbers as a whole: their own, the customer's, the carrier's. */
export const numberedOrders = async (
  ctx: Ctx,
  numbers: readonly string[],
): Promise<NumberedOrder[]> => {
  const typed = numbers.map((number) => number.trim());
  const asked = typed.flatMap((number) => {
    const spelt = [...new Set([number, number.toUpperCase()])];
    return spelt.map((spelling) => ({ number, spelling, orderNo: orderNoOfBox(spelling) }));
  });
  const { rows } = await sql<NumberedOrder>`
    with asked as (
      select * from unnest(${asked.map((a) => a.number)}::text[], ${asked.map((a) => a.spelling)}::text[],
        ${asked.map((a) => a.orderNo)}::text[]) as a (number, spelling, order_no)
    )
    select o.id, a.number from asked a join orders o on o.tenant_id = ${ctx.tenant.id} and o.order_no = a.order_no
    union
    select o.id, a.number from asked a join orders o on o.tenant_id = ${ctx.tenant.id} and o.customer_no = a.spelling
    union
    select o.id, a.number from asked a join orders o
      on o.tenant_id = ${ctx.tenant.id} and o.tracking_number = a.spelling and o.tracking_number <> ''
    union
    select b.order_id, a.number from asked a join order_boxes b
      on b.tenant_id = ${ctx.tenant.id} and b.tracking_number = a.spelling and b.tracking_number <> ''
    order by id desc`.execute(ctx.db);
  return rows;
};

/** Each number with the latest order that has it: one that was given back may have older ones. */
export const latestByNumber = async (
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, string>> => {
  const found = await numberedOrders(ctx, numbers);
  return new Map(found.toReversed().map(({ id, number }) => [number, id]));
};
