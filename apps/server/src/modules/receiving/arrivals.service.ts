import type { ArrivalForm, ArrivalView, listArrivals, Parsed, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { giveFilesTo, requireOwnFiles } from '../files/index.ts';
import { findShipmentByNumber } from '../shipment/index.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { merchantByCode } from './merchants.ts';
import { nameIn } from './names.ts';

/** Whose delivery it is: its list says it, or else the code that was typed. */
const whose = async (ctx: Ctx, { shipmentNo, merchantCode, warehouseId }: ArrivalForm) => {
  const shipment = shipmentNo
    ? ((await findShipmentByNumber(ctx, shipmentNo, warehouseId)) ?? refuse('shipment.notFound'))
    : null;
  const merchant = merchantCode ? await merchantByCode(ctx, merchantCode) : null;
  if (shipment && merchant && shipment.merchantId !== merchant.id) refuse('shipment.notFound');
  return {
    shipment_id: shipment?.id ?? null,
    merchant_id: shipment?.merchantId ?? merchant?.id ?? null,
  };
};

/** A delivery is signed in by count: bags, pieces, and who brought them. */
export const signIn = (ctx: Ctx, form: ArrivalForm) =>
  inTx(ctx, async (ctx) => {
    const { warehouseId, driver = '', plate = '', bags, pieces, signature, remark = '' } = form;
    await requireOwnWarehouse(ctx, warehouseId);
    const of = await whose(ctx, form);
    if (signature) {
      const keys = [signature];
      await requireOwnFiles(ctx, { keys, purpose: 'signature' });
      if (of.merchant_id) await giveFilesTo(ctx, of.merchant_id, keys);
    }
    const id = newId();
    await ctx.db
      .insertInto('arrivals')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        warehouse_id: warehouseId,
        ...of,
        driver,
        plate,
        bags,
        pieces,
        signature_file_id: signature ?? null,
        remark,
        created_by: ctx.session?.userId ?? refuse('session.over'),
      })
      .execute();
    ctx.trail?.note({ bags, pieces });
    return { id };
  });

interface ArrivalRow {
  id: string;
  created_at: Date;
  realname: string;
  shipment_id: string | null;
  shipment_no: string | null;
  name_zh: string | null;
  name_en: string | null;
  driver: string;
  plate: string;
  bags: number;
  pieces: number;
  received: string;
  signature_file_id: string | null;
  remark: string;
}

/** With how many pieces of its list were weighed in since. */
const rowsOf = async (
  ctx: Ctx,
  { warehouseId, pageNo, pageSize }: Parsed<typeof listArrivals>['query'],
) => {
  const { rows } = await sql<ArrivalRow>`
    select a.id, a.created_at, u.realname, a.shipment_id, s.shipment_no, m.name_zh, m.name_en, a.driver,
      a.plate, a.bags, a.pieces, a.signature_file_id, a.remark,
      (select count(*) from orders o join order_boxes b on b.tenant_id = o.tenant_id and b.order_id = o.id
       where o.tenant_id = a.tenant_id and b.received_at >= a.created_at and (
         o.shipment_id = a.shipment_id or (o.shipment_id is null and o.id in (
           select l.order_id from shipment_orders l
           where l.tenant_id = a.tenant_id and l.shipment_id = a.shipment_id and l.ended_at is null)))
      ) as received
    from arrivals a
    join users u on u.tenant_id = a.tenant_id and u.id = a.created_by
    left join shipments s on s.tenant_id = a.tenant_id and s.id = a.shipment_id
    left join merchants m on m.tenant_id = a.tenant_id and m.merchant_id = a.merchant_id
    where a.tenant_id = ${ctx.tenant.id} and a.warehouse_id = ${warehouseId}
    order by a.created_at desc, a.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(ctx.db);
  return rows;
};

const viewOf = (ctx: Ctx, row: ArrivalRow): ArrivalView => ({
  id: row.id,
  time: toWire(row.created_at, ctx.tenant.zone),
  userName: row.realname,
  shipmentNo: row.shipment_no ?? '',
  merchantName: nameIn(ctx, { zh: row.name_zh ?? '', en: row.name_en ?? '' }),
  driver: row.driver,
  plate: row.plate,
  bags: row.bags,
  pieces: row.pieces,
  received: row.shipment_id ? Number(row.received) : null,
  signature: row.signature_file_id,
  remark: row.remark,
});

export const list = async (
  ctx: Ctx,
  asked: Parsed<typeof listArrivals>['query'],
): Promise<Result<typeof listArrivals>> => {
  const { warehouseId, pageNo, pageSize } = asked;
  await requireOwnWarehouse(ctx, warehouseId);
  const [rows, { total }] = await Promise.all([
    rowsOf(ctx, asked),
    ctx.db
      .selectFrom('arrivals')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('warehouse_id', '=', warehouseId)
      .select((s) => s.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => viewOf(ctx, row)), total: Number(total), pageNo, pageSize };
};
