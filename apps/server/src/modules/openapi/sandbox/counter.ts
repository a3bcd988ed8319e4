import type { openSandboxCalls } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx, Session } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addBag, addBatch, closeBag, closeBatch, scanBag } from '../../dispatch/index.ts';
import { findOrder, orderDetail } from '../../orders/index.ts';
import { receive } from '../../receiving/index.ts';
import { warehousesForLine } from '../../warehouses/index.ts';
import type { OpenAsked } from '../door/answers/answers.ts';

type Calls = typeof openSandboxCalls;

/** As the one who works in every warehouse of a sandbox: their id is its own. */
const staffOf = (ctx: Ctx): Ctx => {
  const session = { ...(ctx.session as Session), userId: ctx.tenant.id, merchantId: null };
  return { ...tenantWide(ctx), session: { ...session, kind: 'operator' } };
};

const parcelOf = async (ctx: Ctx, id: string) => {
  const [order, { boxes }] = await Promise.all([findOrder(ctx, id), orderDetail(ctx, id)]);
  const productId = order.product_id ?? refuse('sandbox.stopped', { reason: '' });
  const staff = staffOf(ctx);
  const [line] = await warehousesForLine(staff, [productId]);
  const warehouseId = line?.warehouse.id ?? refuse('sandbox.stopped', { reason: '' });
  return { staff, boxes, productId, warehouseId };
};

const travel = { transport: 'air', masterNo: '', vehicle: '', etd: null, eta: null } as const;

const scanNow = (ctx: Ctx) => ({
  scanId: newId(),
  station: 'sandbox',
  scannedAt: toWire(new Date(), ctx.tenant.zone),
});

/** Centimetres of what nobody measured: its weight exceeds its size. */
const small = 10;

export const receiveAll = async (
  ctx: Ctx,
  { params, body }: OpenAsked<Calls['sandboxReceive']>,
) => {
  const { staff, boxes, warehouseId } = await parcelOf(ctx, params.id);
  for (const [at, box] of boxes.entries()) {
    const { kg: weight, ...size } = body.boxes?.[at] ?? { kg: box.weight };
    const { stop } = await receive(staff, {
      ...scanNow(ctx),
      length: size.length ?? box.length ?? small,
      width: size.width ?? box.width ?? small,
      height: size.height ?? box.height ?? small,
      warehouseId,
      number: box.subOrderNo,
      weight,
      alike: 1,
      weightAgreed: true,
      photos: [],
    });
    if (stop) refuse('sandbox.stopped', { reason: stop.text });
  }
};

export const sendOff = async (ctx: Ctx, id: string) => {
  const { staff, boxes, productId, warehouseId } = await parcelOf(ctx, id);
  const batch = await addBatch(staff, { ...travel, warehouseId, productId });
  const bag = await addBag(staff, { batchId: batch.id, kind: 'bag' });
  let grossKg = 0;
  for (const { subOrderNo, measured, weight } of boxes) {
    const asked = { ...scanNow(ctx), bagId: bag.id, number: subOrderNo, isOut: false };
    const { stop } = await scanBag(staff, asked);
    if (stop) refuse('sandbox.stopped', { reason: stop.text });
    grossKg += measured?.weight ?? weight;
  }
  await closeBag(staff, { id: bag.id, grossKg });
  await closeBatch(staff, batch.id);
};
