import type { PickUpPlace, ShipmentMode, ShipmentStatus } from '@alpaca/contract';
import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { openWhole, type Place, sealWhole } from '../../../platform/fields/index.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';

export type ShipmentRow = Omit<Selectable<DB['shipments']>, 'status' | 'mode' | 'shipper'> & {
  status: ShipmentStatus;
  mode: ShipmentMode;
  shipper: PickUpPlace | null;
};

const one = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('shipments')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .selectAll();

const place: Place = 'shipments.shipper';

/** A list as its parts know it, with whose it is where that is asked. */
export const opened = <R extends Selectable<DB['shipments']>>(ctx: Ctx, row: R) => ({
  ...row,
  ...({ status: row.status, mode: row.mode } as Pick<ShipmentRow, 'status' | 'mode'>),
  shipper: openWhole<PickUpPlace | null>(ctx, place, row.shipper),
});

const theOne = (ctx: Ctx, row: Selectable<DB['shipments']> | undefined): ShipmentRow =>
  row ? opened(ctx, row) : refuse('shipment.notFound');

export const find = async (ctx: Ctx, id: string): Promise<ShipmentRow> =>
  theOne(ctx, await one(ctx, id).executeTakeFirst());

/** The list, held until the transaction ends. Its orders are locked before it, never after. */
export const lock = async (ctx: Ctx, id: string): Promise<ShipmentRow> =>
  theOne(ctx, await one(ctx, id).forUpdate().executeTakeFirst());

export interface NewShipment {
  merchantId: string;
  shipmentNo: string;
  inventoryNo: string;
  warehouseId: string;
  mode: ShipmentMode;
  shipper: PickUpPlace | null;
  estimatedArrival: Date | null;
  remark: string;
}

const isTaken = (error: unknown) => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'shipments_no';
};

export const insert = async (ctx: Ctx, list: NewShipment): Promise<string> => {
  const id = newId();
  await ctx.db
    .insertInto('shipments')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: list.merchantId,
      shipment_no: list.shipmentNo,
      inventory_no: list.inventoryNo,
      warehouse_id: list.warehouseId,
      mode: list.mode,
      shipper: list.shipper && JSON.stringify(sealWhole(ctx, place, list.shipper)),
      shipper_name: list.shipper?.name ?? '',
      estimated_arrival: list.estimatedArrival,
      remark: list.remark,
      created_by: ctx.session?.userId as string,
    })
    .execute()
    .catch((error) => (isTaken(error) ? refuse('shipment.numberTaken') : Promise.reject(error)));
  return id;
};

export const isNumberTaken = async (ctx: Ctx, merchantId: string, no: string): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('shipments')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('shipment_no', '=', no)
    .where('status', '<>', 'takenBack')
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
};

export const nextNumber = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ n: bigint }>`select nextval('shipment_nos') as n`.execute(ctx.db);
  return Number(rows[0]?.n);
};

export const change = (
  ctx: Ctx,
  id: string,
  values: { remark?: string; estimated_arrival?: Date | null; status?: ShipmentStatus },
) =>
  ctx.db
    .updateTable('shipments')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Puts orders on a list, in one statement. */
export const addListings = async (
  ctx: Ctx,
  list: { id: string; merchantId: string },
  orderIds: readonly string[],
) => {
  const rows = orderIds.map((orderId) => ({ id: newId(), order_id: orderId }));
  await sql`
    insert into shipment_orders (tenant_id, shipment_id, id, merchant_id, order_id)
    select ${ctx.tenant.id}, ${list.id}, r.id, ${list.merchantId}, r.order_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, order_id uuid)`.execute(
    ctx.db,
  );
};

export const openOrderIds = async (ctx: Ctx, shipmentId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('shipment_orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('shipment_id', '=', shipmentId)
    .where('ended_at', 'is', null)
    .select('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
};

export const endListings = (
  ctx: Ctx,
  shipmentId: string,
  orderIds: readonly string[],
  ending: 'removed' | 'takenBack' | 'missing',
) =>
  ctx.db
    .updateTable('shipment_orders')
    .set({ ended_at: sql<Date>`now()`, ending })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('shipment_id', '=', shipmentId)
    .where('order_id', 'in', orderIds)
    .where('ended_at', 'is', null)
    .execute();
