import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import type { Names } from './names.ts';

/** A box of an order: as declared, as measured, and who has it. */
export interface BoxRow {
  line: number;
  box_no: string;
  sub_order_no: string;
  weight_g: number;
  length_cc: number | null;
  width_cc: number | null;
  height_cc: number | null;
  measured_g: number | null;
  measured_length_cc: number | null;
  measured_width_cc: number | null;
  measured_height_cc: number | null;
  received_at: Date | null;
  absent: boolean;
  receiver: string | null;
  /** Where it lies. */
  warehouse_id: string | null;
}

export const boxesOf = async (ctx: Ctx, orderId: string): Promise<BoxRow[]> => {
  const { rows } = await sql<BoxRow>`
    ${byKey} select b.line, b.box_no, b.sub_order_no, b.weight_g, b.length_cc, b.width_cc, b.height_cc,
      b.measured_g, b.measured_length_cc, b.measured_width_cc, b.measured_height_cc, b.received_at,
      b.absent, u.realname as receiver, p.warehouse_id
    from order_boxes b
    left join users u on u.tenant_id = b.tenant_id and u.id = b.received_by
    left join box_places p on p.tenant_id = b.tenant_id and p.order_id = b.order_id and p.line = b.line
    where b.tenant_id = ${ctx.tenant.id} and b.order_id = ${orderId}
    order by b.line`.execute(ctx.db);
  return rows;
};

/** What an order's row does not say itself. */
export interface Surroundings {
  merchantCode: string;
  merchant: Names;
  product: Names;
  /** The list that it is on at present. */
  listed: { shipmentId: string; shipmentNo: string; warehouseId: string; warehouse: Names } | null;
  /** Whether the warehouse takes its line. */
  isTaken: boolean;
}

interface SurroundingsRow {
  code: string;
  merchant_zh: string;
  merchant_en: string;
  product_zh: string | null;
  product_en: string | null;
  shipment_id: string | null;
  shipment_no: string | null;
  warehouse_id: string | null;
  warehouse_zh: string | null;
  warehouse_en: string | null;
  is_taken: boolean;
}

export const surroundingsOf = async (
  ctx: Ctx,
  orderId: string,
  warehouseId: string,
): Promise<Surroundings> => {
  const { rows } = await sql<SurroundingsRow>`
    ${byKey} select m.code, m.name_zh as merchant_zh, m.name_en as merchant_en,
      p.name_zh as product_zh, p.name_en as product_en,
      s.id as shipment_id, s.shipment_no, s.warehouse_id, w.name_zh as warehouse_zh, w.name_en as warehouse_en,
      exists (select from warehouse_lines l where l.tenant_id = o.tenant_id
        and l.warehouse_id = ${warehouseId} and l.product_id = o.product_id) as is_taken
    from orders o
    join merchants m on m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
    left join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    left join shipment_orders l on l.tenant_id = o.tenant_id and l.order_id = o.id and l.ended_at is null
    left join shipments s on s.tenant_id = l.tenant_id and s.id = l.shipment_id
    left join warehouses w on w.tenant_id = s.tenant_id and w.id = s.warehouse_id
    where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId}`.execute(ctx.db);
  const row = rows[0] as SurroundingsRow;
  return {
    merchantCode: row.code,
    merchant: { zh: row.merchant_zh, en: row.merchant_en },
    product: { zh: row.product_zh ?? '', en: row.product_en ?? '' },
    listed: row.shipment_id
      ? {
          shipmentId: row.shipment_id,
          shipmentNo: row.shipment_no ?? '',
          warehouseId: row.warehouse_id ?? '',
          warehouse: { zh: row.warehouse_zh ?? '', en: row.warehouse_en ?? '' },
        }
      : null,
    isTaken: row.is_taken,
  };
};

/** What scale and dimensioner say of a box. */
export interface Measures {
  g: number;
  /** Length, width and height in hundredths of a centimetre; null where nobody measured. */
  sides: readonly [number, number, number] | null;
}

/** Writes down what was measured of boxes; each lies on this warehouse's floor then. */
export const takeInBoxes = async (
  ctx: Ctx,
  order: { id: string; merchant_id: string },
  warehouseId: string,
  lines: readonly number[],
  { g, sides }: Measures,
) => {
  const [length, width, height] = sides ?? [null, null, null];
  await sql`
    ${byKey} with measured as (
      update order_boxes set measured_g = ${g}, measured_length_cc = ${length}, measured_width_cc = ${width},
        measured_height_cc = ${height}, received_at = now(), received_by = ${ctx.session?.userId ?? null}
      where tenant_id = ${ctx.tenant.id} and order_id = ${order.id} and line = any(${lines}::smallint[])
      returning line
    )
    insert into box_places (tenant_id, order_id, line, merchant_id, warehouse_id, kind)
    select ${ctx.tenant.id}, ${order.id}, line, ${order.merchant_id}, ${warehouseId}, 'floor'
    from measured`.execute(ctx.db);
};

/** The others never came. */
export const markAbsent = (ctx: Ctx, orderId: string) =>
  ctx.db
    .updateTable('order_boxes')
    .set({ absent: true })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('received_at', 'is', null)
    .execute();
