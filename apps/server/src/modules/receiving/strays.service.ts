import type {
  giveStrayOrder,
  listStrays,
  Parsed,
  ReceiveAnswer,
  Result,
  StrayView,
  takeInStray,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { answerIn, type KeptAnswer } from './answers.ts';
import { requireList } from './lists.ts';
import { merchantByCode } from './merchants.ts';
import { type Names, nameIn } from './names.ts';
import { measuresOf } from './parcels.ts';
import { addScanPhotos } from './photos.repository.ts';
import { takeIn } from './receive.service.ts';
import { claimScan, keepScan } from './scans.repository.ts';
import * as repo from './strays.repository.ts';

type TakenIn = Parsed<typeof takeInStray>['body'];

/** What is kept of a stray's scan. */
interface KeptStray {
  stray: { id: string; merchant: Names };
}

const insertStray = async (ctx: Ctx, asked: TakenIn, merchantId: string) => {
  const { g, sides } = measuresOf(asked);
  const id = newId();
  const added = await ctx.db
    .insertInto('strays')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      warehouse_id: asked.warehouseId,
      number: asked.number,
      shipment_id: asked.shipmentId ?? null,
      weight_g: g,
      length_cc: sides?.[0] ?? null,
      width_cc: sides?.[1] ?? null,
      height_cc: sides?.[2] ?? null,
      remark: asked.remark ?? '',
      created_by: ctx.session?.userId ?? refuse('session.over'),
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'warehouse_id', 'number']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) refuse('stray.known');
  return id;
};

/** Takes in a parcel that nobody forecast, under a merchant. Sent again, the same one is meant. */
export const takeInUnforecast = (ctx: Ctx, asked: TakenIn) =>
  inTx(ctx, async (ctx) => {
    const { scanId, warehouseId, station, number, merchantCode, shipmentId, photos } = asked;
    ctx.trail?.note({ number });
    const claiming = claimScan(ctx, { id: scanId, content: asked });
    await sentTogether(requireOwnWarehouse(ctx, warehouseId), claiming);
    const kept = (await claiming) as KeptStray | null;
    if (kept) return { id: kept.stray.id, merchantName: nameIn(ctx, kept.stray.merchant) };
    const { id: merchantId, zh, en } = await merchantByCode(ctx, merchantCode);
    const list = await requireList(ctx, shipmentId, warehouseId);
    if (list && list.merchantId !== merchantId) refuse('shipment.notFound');
    const id = await insertStray(ctx, asked, merchantId);
    await addScanPhotos(ctx, photos, { merchantId, strayId: id });
    const scannedAt = fromWire(asked.scannedAt, ctx.tenant.zone);
    const scan = { id: scanId, warehouseId, station, number, scannedAt, content: asked };
    const answer: KeptStray = { stray: { id, merchant: { zh, en } } };
    await keepScan(ctx, scan, answer, null);
    return { id, merchantName: nameIn(ctx, { zh, en }) };
  });

type Asked = Parsed<typeof listStrays>['body'];

const pageOf = async (ctx: Ctx, { isOpen, pageNo, pageSize }: Asked) =>
  (await repo.reachable(ctx, isOpen))
    .leftJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.merchant_id', '=', 's.merchant_id'),
    )
    .innerJoin('warehouses as w', (join) =>
      join.onRef('w.tenant_id', '=', 's.tenant_id').onRef('w.id', '=', 's.warehouse_id'),
    )
    .leftJoin('shipments as l', (join) =>
      join.onRef('l.tenant_id', '=', 's.tenant_id').onRef('l.id', '=', 's.shipment_id'),
    )
    .leftJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.order_id'),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .selectAll('s')
    .select(['m.name_zh as merchant_zh', 'm.name_en as merchant_en'])
    .select(['w.name_zh as warehouse_zh', 'w.name_en as warehouse_en'])
    .select(['l.shipment_no', 'o.order_no'])
    .execute();

const viewOf = (
  ctx: Ctx,
  row: Awaited<ReturnType<typeof pageOf>>[number],
  photos: readonly { file_id: string }[],
): StrayView => {
  const { length_cc, width_cc, height_cc } = row;
  const isSized = length_cc !== null && width_cc !== null && height_cc !== null;
  return {
    id: row.id,
    number: row.number,
    time: toWire(row.created_at, ctx.tenant.zone),
    merchantName: nameIn(ctx, { zh: row.merchant_zh ?? '', en: row.merchant_en ?? '' }),
    warehouseName: nameIn(ctx, { zh: row.warehouse_zh, en: row.warehouse_en }),
    weightKg: row.weight_g / 1000,
    size: isSized ? [length_cc / 100, width_cc / 100, height_cc / 100] : null,
    remark: row.remark,
    photos: photos.map(({ file_id }) => file_id),
    shipmentNo: row.shipment_no ?? '',
    orderNo: row.order_no ?? '',
  };
};

export const list = async (ctx: Ctx, asked: Asked): Promise<Result<typeof listStrays>> => {
  const { pageNo, pageSize } = asked;
  const rows = await pageOf(ctx, asked);
  const { total } = await (await repo.reachable(ctx, asked.isOpen))
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const photos =
    rows.length > 0
      ? await repo.photosOf(
          ctx,
          rows.map(({ id }) => id),
        )
      : new Map();
  const records = rows.map((row) => viewOf(ctx, row, photos.get(row.id) ?? []));
  return { records, total: Number(total), pageNo, pageSize };
};

/** What was measured when the parcel came; nobody weighs it again. */
const weighingOf = ({ weight_g, length_cc, width_cc, height_cc }: repo.StrayRow) => ({
  measures: {
    g: weight_g,
    sides:
      length_cc !== null && width_cc !== null && height_cc !== null
        ? ([length_cc, width_cc, height_cc] as const)
        : null,
  },
  alike: 1,
  weightAgreed: true,
});

/** An order of the same merchant takes a parcel over, and is received with what was measured. */
export const giveOrder = (
  ctx: Ctx,
  { id, orderNo }: Parsed<typeof giveStrayOrder>['body'],
): Promise<ReceiveAnswer> =>
  inTx(ctx, async (ctx) => {
    const stray = await repo.lockStray(ctx, id);
    const { merchant_id, warehouse_id: warehouseId, number } = stray;
    await requireOwnWarehouse(ctx, warehouseId);
    const order = await repo.orderOf(ctx, stray, orderNo);
    ctx.trail?.note({ number, no: orderNo });
    if (stray.ended_at && stray.order_id !== order.id) refuse('stray.ended');
    // One that was taken over is known by its own id: told again, it is the same answer.
    const kept = (await claimScan(ctx, { id, content: order.id })) as KeptAnswer | null;
    if (kept) return answerIn(ctx, id, kept);
    if (order.merchant_id !== merchant_id) refuse('stray.otherMerchant');
    const list =
      stray.shipment_id && merchant_id ? { id: stray.shipment_id, merchantId: merchant_id } : null;
    const answer = await takeIn(ctx, {
      orderId: order.id,
      line: null,
      warehouseId,
      weighing: weighingOf(stray),
      list,
      photos: [],
    });
    if (answer.received) {
      await repo.endAsOrdered(ctx, id, order.id);
      const scan = { id, warehouseId, station: '', number, scannedAt: stray.created_at };
      await keepScan(ctx, { ...scan, content: order.id }, answer, order.id);
    }
    return answerIn(ctx, id, answer);
  });
