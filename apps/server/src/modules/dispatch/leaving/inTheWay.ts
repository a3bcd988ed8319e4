import type { InTheWay } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import type { BatchRow } from '../batches/batches.repository.ts';

interface Row {
  what: InTheWay['what'];
  bag_no: string;
  order_no: string;
  boxes_in: number;
  boxes_of: number;
}

/**
 * All that keeps a batch from leaving: bags that are open, or from which something was taken since they
 * were weighed; orders that may not go, go another way, or are not whole in it.
 */
const rowsOf = async (ctx: Ctx, batch: BatchRow): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with bag as (
      select g.id, g.bag_no, g.closed_at, (
        select (e.detail->>'boxes')::int from batch_events e
        where e.tenant_id = g.tenant_id and e.batch_id = g.batch_id and e.bag_id = g.id and e.what = 'bagClosed'
        order by e.id desc limit 1
      ) as weighed, (
        select count(*) from box_places p where p.tenant_id = g.tenant_id and p.bag_id = g.id
      ) as boxes
      from bags g where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batch.id}
    ), inside as (
      select p.order_id, count(*) as boxes_in, min(b.bag_no) as bag_no from bag b
      join box_places p on p.tenant_id = ${ctx.tenant.id} and p.bag_id = b.id
      group by p.order_id
    ), whole as (
      select i.*, o.order_no, o.status, o.product_id, o.booking, o.settlement, (
        select count(*) from order_boxes x
        where x.tenant_id = o.tenant_id and x.order_id = o.id and not x.absent
      ) as boxes_of
      from inside i join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = i.order_id
    )
    select case when closed_at is null then 'bagOpen' else 'bagChanged' end as what, bag_no, '' as order_no,
      boxes::int as boxes_in, coalesce(weighed, 0) as boxes_of
    from bag where closed_at is null or boxes is distinct from weighed
    union all
    select case
        when status <> 'inWarehouse' then 'withheld'
        when product_id is distinct from ${batch.product_id}::uuid then 'wrongLine'
        when booking <> 'booked' or settlement <> 'paid' then 'notBooked'
        else 'incomplete'
      end, bag_no, order_no, boxes_in::int, boxes_of::int
    from whole
    where status <> 'inWarehouse' or product_id is distinct from ${batch.product_id}::uuid
      or booking <> 'booked' or settlement <> 'paid' or boxes_in <> boxes_of
    order by order_no, bag_no`.execute(ctx.db);
  return rows;
};

const shown = (ctx: Ctx, { what, bag_no, order_no, boxes_in, boxes_of }: Row): InTheWay => ({
  what,
  bagNo: bag_no,
  transactionOrderNo: order_no,
  text: words(ctx.lang, `inTheWay.${what}`, {
    bag: bag_no,
    no: order_no,
    in: boxes_in,
    of: boxes_of,
  }),
});

/** What keeps a batch from leaving, so many of it by name. */
export const inTheWayOf = async (
  ctx: Ctx,
  batch: BatchRow,
  most: number,
): Promise<{ named: InTheWay[]; more: number }> => {
  const rows = await rowsOf(ctx, batch);
  return {
    named: rows.slice(0, most).map((row) => shown(ctx, row)),
    more: Math.max(0, rows.length - most),
  };
};
