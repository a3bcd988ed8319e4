import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { noteSomeHere, type Received, receiveOrder, withhold } from '../orders/index.ts';
import { noteFirstParcel, noteReceived } from '../shipment/index.ts';
import { completed, type KeptAnswer, type KeptReceipt, type Wish } from './answers.ts';
import { addScanPhotos } from './photos.repository.ts';
import type { Parcel } from './stops.ts';

interface Arriving {
  parcel: Parcel;
  receipt: KeptReceipt;
  /** The list that it came with. */
  shipmentId: string | null;
  wish?: Wish | undefined;
}

/** What was seen on boxes that came before the last one. */
const earlierWishes = async (ctx: Ctx, { order, boxes }: Parcel): Promise<Wish[]> => {
  if (boxes.length === 1) return [];
  const { rows } = await sql<{ wish: Wish }>`
    select answer -> 'wish' as wish from scans
    where tenant_id = ${ctx.tenant.id} and order_id = ${order.id} and answer ? 'wish'
    order by created_at`.execute(ctx.db);
  return rows.map(({ wish }) => wish);
};

/** Puts a parcel aside for what was seen on it, with the photos that show it. */
const putAside = async (ctx: Ctx, received: Received, wish: Wish): Promise<Received> => {
  const { order, reasonId } = await withhold(ctx, received.order, wish, 'operator');
  if (!reasonId) return received;
  await addScanPhotos(ctx, wish.photos, {
    merchantId: order.merchant_id,
    orderId: order.id,
    withholdingId: reasonId,
  });
  return { ...received, order, reasons: [...received.reasons, wish.reason] };
};

const lastBox = async (ctx: Ctx, { parcel, receipt, shipmentId, wish }: Arriving) => {
  const { order, warehouseId } = parcel;
  // The list first: once the order is charged its merchant's wallet is held, and other stations wait for it.
  await noteReceived(ctx, order.id, shipmentId);
  let received = await receiveOrder(ctx, order, { warehouseId, shipmentId });
  const wishes = [...(await earlierWishes(ctx, parcel)), ...(wish ? [wish] : [])];
  for (const one of wishes) received = await putAside(ctx, received, one);
  return completed(receipt, received);
};

/** Boxes were taken in: with the last of them the order is, before that only its list begins. */
export const arrive = async (ctx: Ctx, arriving: Arriving): Promise<KeptAnswer> => {
  const { parcel, receipt, shipmentId, wish } = arriving;
  if (receipt.isComplete) return { stop: null, received: await lastBox(ctx, arriving) };
  await noteSomeHere(ctx, parcel.order);
  await noteFirstParcel(ctx, parcel.order.id, shipmentId);
  await tell(ctx, { cmd: 'merchant', merchantId: parcel.order.merchant_id });
  return { stop: null, received: receipt, ...(wish && { wish }) };
};
