import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { type PaperOrder, papersOf } from '../../orders/index.ts';

/** A box as it lies in its bag. */
export interface PackedBox {
  line: number;
  bagNo: string;
  subOrderNo: string;
  trackingNumber: string;
  measuredG: number;
}

/** An order of a batch, with its boxes there. */
export interface Packed {
  order: PaperOrder;
  boxes: readonly PackedBox[];
}

interface Row extends PackedBox {
  order_id: string;
}

const boxesOf = async (ctx: Ctx, batchId: string): Promise<Map<string, Row[]>> => {
  const { rows } = await sql<Row>`
    select p.order_id, p.line, g.bag_no as "bagNo", x.sub_order_no as "subOrderNo",
      coalesce(nullif(x.tracking_number, ''), o.tracking_number) as "trackingNumber",
      coalesce(x.measured_g, 0) as "measuredG"
    from bags g
    join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    join order_boxes x on x.tenant_id = p.tenant_id and x.order_id = p.order_id and x.line = p.line
    where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batchId}
    order by g.bag_no, o.order_no, p.line`.execute(ctx.db);
  return Map.groupBy(rows, ({ order_id }) => order_id);
};

// Forms are large: so many are in memory at once.
const atOnce = 500;

/** All that is in a batch, bag by bag, some at a time. */
export async function* packedIn(ctx: Ctx, batchId: string): AsyncGenerator<Packed> {
  const boxes = await boxesOf(ctx, batchId);
  const ids = [...boxes.keys()];
  for (let from = 0; from < ids.length; from += atOnce) {
    const orders = await papersOf(ctx, ids.slice(from, from + atOnce));
    for (const order of orders) yield { order, boxes: boxes.get(order.id) ?? [] };
  }
}
