import type { Parsed, ReceiveAnswer, receiveWithout } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { answerIn, type KeptAnswer, receiptOf } from './answers.ts';
import { arrive } from './complete.ts';
import { markAbsent } from './parcel.repository.ts';
import { lockParcel } from './parcels.ts';
import { claimScan, keepScan } from './scans.repository.ts';
import { type Parcel, stopBefore } from './stops.ts';

const goOn = async (ctx: Ctx, parcel: Parcel): Promise<KeptAnswer> => {
  const stop = stopBefore(parcel);
  if (stop) return { stop, received: null };
  const { order, boxes, around } = parcel;
  if (!boxes.some(({ received_at }) => received_at)) {
    refuse('order.cannotMove', { no: order.order_no, why: words(ctx.lang, 'noBoxHere') });
  }
  await markAbsent(ctx, order.id);
  const left = boxes.map((box) => ({ ...box, absent: box.received_at === null }));
  const receipt = receiptOf({ ...parcel, boxes: left }, [], 0);
  return arrive(ctx, { parcel, receipt, shipmentId: around.listed?.shipmentId ?? null });
};

/** The rest of an order never came: it goes on with the boxes that are here. */
export const receiveRest = (
  ctx: Ctx,
  asked: Parsed<typeof receiveWithout>['body'],
): Promise<ReceiveAnswer> =>
  inTx(ctx, async (ctx) => {
    const { scanId, warehouseId, station, orderId } = asked;
    const claiming = claimScan(ctx, { id: scanId, content: asked });
    await sentTogether(requireOwnWarehouse(ctx, warehouseId), claiming);
    const kept = (await claiming) as KeptAnswer | null;
    if (kept) return answerIn(ctx, scanId, kept);
    const parcel = await lockParcel(ctx, { orderId, line: null, warehouseId });
    const number = parcel.order.order_no;
    ctx.trail?.note({ number });
    const answer = await goOn(ctx, parcel);
    const scan = { id: scanId, warehouseId, station, number, scannedAt: new Date() };
    await keepScan(ctx, { ...scan, content: asked }, answer, orderId);
    return answerIn(ctx, scanId, answer);
  });
