import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** A box of an order, and where it is. */
export interface PlacedBox {
  line: number;
  boxNo: string;
  subOrderNo: string;
  trackingNumber: string;
  measuredG: number | null;
  absent: boolean;
  /** Null before it was weighed in. */
  place: 'floor' | 'withheld' | 'bag' | null;
  bagId: string | null;
  bagNo: string;
  batchId: string | null;
}

export const placedBoxes = async (ctx: Ctx, orderId: string): Promise<PlacedBox[]> => {
  const { rows } = await sql<PlacedBox>`
    select x.line, x.box_no as "boxNo", x.sub_order_no as "subOrderNo",
      x.tracking_number as "trackingNumber", x.measured_g as "measuredG", x.absent,
      p.kind as place, p.bag_id as "bagId", coalesce(g.bag_no, '') as "bagNo", g.batch_id as "batchId"
    from order_boxes x
    left join box_places p on p.tenant_id = x.tenant_id and p.order_id = x.order_id and p.line = x.line
    left join bags g on g.tenant_id = p.tenant_id and g.id = p.bag_id
    where x.tenant_id = ${ctx.tenant.id} and x.order_id = ${orderId}
    order by x.line`.execute(ctx.db);
  return rows;
};

/** Puts a box into a bag, or where it was taken out, on the floor or among the withheld. */
export const putBox = (
  ctx: Ctx,
  orderId: string,
  line: number,
  place: { bagId: string } | { kind: 'floor' | 'withheld' },
) =>
  ctx.db
    .updateTable('box_places')
    .set({
      kind: 'bagId' in place ? 'bag' : place.kind,
      bag_id: 'bagId' in place ? place.bagId : null,
      since: sql<Date>`now()`,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('line', '=', line)
    .execute();

interface Meant {
  id: string;
  status: string;
  warehouse_id: string | null;
}

/** Orders that have one of these numbers: what is here comes before what is elsewhere, or was. */
export const rankMeant = async (
  ctx: Ctx,
  orderIds: readonly string[],
  warehouseId: string,
): Promise<string[]> => {
  const { rows } = await sql<Meant>`
    select id, status, warehouse_id from orders
    where tenant_id = ${ctx.tenant.id} and id = any(${[...orderIds]}::uuid[])
    order by (warehouse_id is not distinct from ${warehouseId}::uuid) desc,
      (status in ('inWarehouse', 'withheld')) desc, id desc`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** By a number that somebody gave the box, such as Amazon's. */
export const orderIdsByBoxNo = async (ctx: Ctx, number: string): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from order_boxes
    where tenant_id = ${ctx.tenant.id} and box_no = ${number} and length(box_no) > 5`.execute(
    ctx.db,
  );
  return rows.map(({ order_id }) => order_id);
};

/** How a line is sold: who pays the duty. */
export const dutyTermsOf = async (ctx: Ctx, productId: string) => {
  const row = await ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', productId)
    .select('duty_terms')
    .executeTakeFirst();
  return row?.duty_terms ?? null;
};
