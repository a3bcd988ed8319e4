import type { Parsed, ReceiveAnswer, receiveParcel } from '@alpaca/contract';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
import { inTx } from '../../platform/db/tx.ts';
import { findShipmentByNumber } from '../shipment/index.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { answerIn, type KeptAnswer, receiptOf, type Wish } from './answers.ts';
import { arrive } from './complete.ts';
import { type List, requireList } from './lists.ts';
import { orderByNumber } from './numbers.repository.ts';
import { takeInBoxes } from './parcel.repository.ts';
import { lockParcel, measuresOf, weighingRules, weighingSettings } from './parcels.ts';
import { addScanPhotos } from './photos.repository.ts';
import { claimScan, keepScan, type Scan } from './scans.repository.ts';
import { linesFor, stopBefore, stopByMeasures, stopped, type Weighing } from './stops.ts';

type Asked = Parsed<typeof receiveParcel>['body'];

/** What is known of a parcel that lies on the scale. */
export interface OnScale {
  orderId: string;
  line: number | null;
  warehouseId: string;
  weighing: Weighing;
  list: List | null;
  photos: readonly string[];
  wish?: Wish | undefined;
}

/** Takes in boxes of an order, or says why not. In the caller's transaction. */
export const takeIn = async (ctx: Ctx, scale: OnScale): Promise<KeptAnswer> => {
  const { weighing, list, photos, wish, warehouseId } = scale;
  const locking = lockParcel(ctx, scale);
  const settings = weighingSettings(ctx);
  await sentTogether(locking, settings);
  const parcel = await locking;
  const { order, around } = parcel;
  const before = stopBefore(parcel);
  if (before) return { stop: before, received: null };
  const lines = linesFor(parcel, weighing.alike);
  const stop = stopByMeasures(parcel, lines, weighing, await weighingRules(ctx, order, settings));
  if (stop) return { stop, received: null };
  const taking = takeInBoxes(ctx, order, warehouseId, lines, weighing.measures);
  const receipt = receiptOf(parcel, lines, weighing.measures.g * lines.length);
  // What shows why it is put aside is added with the reason.
  const shown = wish && receipt.isComplete ? [] : photos;
  const line = lines.length === 1 ? (lines[0] ?? null) : null;
  const of = { merchantId: order.merchant_id, orderId: order.id, line };
  const cameWith = list?.merchantId === order.merchant_id ? list.id : undefined;
  const shipmentId = cameWith ?? around.listed?.shipmentId ?? null;
  const arriving = arrive(ctx, { parcel, receipt, shipmentId, wish });
  await sentTogether(taking, addScanPhotos(ctx, shown, of), arriving);
  return arriving;
};

/** A number that means no order. */
export const nobodys = async (ctx: Ctx, number: string, found: 'none' | 'several') => {
  if (found === 'several') return stopped('unknown', { words: 'unknownSeveral' });
  return (await findShipmentByNumber(ctx, number))
    ? stopped('unknown', { words: 'unknownList' })
    : stopped('unknown');
};

const scanOf = (ctx: Ctx, asked: Asked): Scan => ({
  id: asked.scanId,
  warehouseId: asked.warehouseId,
  station: asked.station,
  number: asked.number,
  scannedAt: fromWire(asked.scannedAt, ctx.tenant.zone),
  content: asked,
});

const onScale = (asked: Asked, list: List | null): Omit<OnScale, 'orderId' | 'line'> => {
  const { warehouseId, alike, weightAgreed, photos, withhold } = asked;
  return {
    warehouseId,
    weighing: { measures: measuresOf(asked), alike, weightAgreed },
    list,
    photos,
    wish: withhold && { reason: withhold.reason, note: withhold.note ?? '', photos },
  };
};

/** Weighs a box in, or several alike. Sent again, the first answer is told again. */
export const receive = (ctx: Ctx, asked: Asked): Promise<ReceiveAnswer> =>
  inTx(ctx, async (ctx) => {
    const { number, scanId, warehouseId, shipmentId } = asked;
    ctx.trail?.note({ number });
    const scan = scanOf(ctx, asked);
    const claiming = claimScan(ctx, scan);
    const finding = orderByNumber(ctx, number);
    const listing = requireList(ctx, shipmentId, warehouseId);
    await sentTogether(requireOwnWarehouse(ctx, warehouseId), claiming, finding, listing);
    const kept = (await claiming) as KeptAnswer | null;
    if (kept) return answerIn(ctx, scanId, kept);
    const found = await finding;
    const answer =
      typeof found === 'string'
        ? { stop: await nobodys(ctx, number, found), received: null }
        : await takeIn(ctx, { ...onScale(asked, await listing), ...found });
    await keepScan(ctx, scan, answer, typeof found === 'string' ? null : found.orderId);
    return answerIn(ctx, scanId, answer);
  });
