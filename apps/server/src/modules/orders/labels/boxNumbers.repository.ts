import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface GivenNumber {
  /** Of its order. */
  id: string;
  line: number;
  number: string;
  isProvisional: boolean;
}

/** Gives boxes their numbers; what they had before is kept. */
export const numberBoxes = async (ctx: Ctx, given: readonly GivenNumber[]) => {
  const real = given.filter(({ number }) => number !== '');
  if (real.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(real)}::jsonb)
        as g (id uuid, line smallint, number text, "isProvisional" boolean)
    ), last as (
      select distinct on (n.order_id, n.line) n.order_id, n.line, n.number, n.is_provisional
      from box_numbers n join given g on g.id = n.order_id and g.line = n.line
      where n.tenant_id = ${ctx.tenant.id}
      order by n.order_id, n.line, n.given desc
    ), named as (
      update order_boxes b set tracking_number = g.number from given g
      where b.tenant_id = ${ctx.tenant.id} and b.order_id = g.id and b.line = g.line
      returning b.merchant_id, g.*
    )
    insert into box_numbers (tenant_id, order_id, line, merchant_id, number, is_provisional)
    select ${ctx.tenant.id}, n.id, n.line, n.merchant_id, n.number, n."isProvisional"
    from named n left join last l on l.order_id = n.id and l.line = n.line
    where l.number is null or (l.number, l.is_provisional) <> (n.number, n."isProvisional")
    order by n.id, n.line`.execute(ctx.db);
};

/** The numbers that the boxes of orders have had, the first one first. */
export const numbersOfBoxes = (ctx: Ctx, orderIds: readonly string[]) =>
  ctx.db
    .selectFrom('box_numbers')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .orderBy('given')
    .select(['order_id', 'line', 'number', 'is_provisional', 'given_at'])
    .execute();
