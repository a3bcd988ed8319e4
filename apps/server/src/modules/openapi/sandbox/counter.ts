import { type openSandboxCalls, type SandboxCase, sandboxCaseOf } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addBag, addBatch, closeBag, closeBatch, scanBag } from '../../dispatch/index.ts';
import { findOrder, type OrderRow, orderDetail } from '../../orders/index.ts';
import { receive } from '../../receiving/index.ts';
import { warehousesForLine } from '../../warehouses/index.ts';
import { putAside } from '../../withholding/index.ts';
import type { OpenAsked } from '../door/answers/answers.ts';
import { asHouse } from './asHouse.ts';
import { heavierBy } from './heavierBill.ts';

type Calls = typeof openSandboxCalls;

const placeOf = async (staff: Ctx, order: OrderRow) => {
  const { boxes } = await orderDetail(staff, order.id);
  const productId = order.product_id ?? refuse('sandbox.stopped', { reason: '' });
  const [line] = await warehousesForLine(staff, [productId]);
  const warehouseId = line?.warehouse.id ?? refuse('sandbox.stopped', { reason: '' });
  return { boxes, productId, warehouseId, wanted: sandboxCaseOf(order.customer_no) };
};

const travel = { transport: 'air', masterNo: '', vehicle: '', etd: null, eta: null } as const;

const scanNow = (ctx: Ctx) => ({
  scanId: newId(),
  station: 'sandbox',
  scannedAt: toWire(new Date(), ctx.tenant.zone),
});

/** Centimetres of what nobody measured: its weight exceeds its size. */
const small = 10;

/** What scales say of a box that nobody says anything of. */
const weighed = (declaredKg: number, wanted: SandboxCase | undefined) =>
  wanted === 'weigh-heavier' ? Math.round(declaredKg * heavierBy * 1000) / 1000 : declaredKg;

const receiveBoxes = async (
  staff: Ctx,
  order: OrderRow,
  body: OpenAsked<Calls['sandboxReceive']>['body'],
) => {
  const { boxes, warehouseId, wanted } = await placeOf(staff, order);
  for (const [at, box] of boxes.entries()) {
    const { kg: weight, ...size } = body.boxes?.[at] ?? { kg: weighed(box.weight, wanted) };
    const { stop } = await receive(staff, {
      ...scanNow(staff),
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
  if (wanted !== 'withhold-battery') return;
  await putAside(staff, { number: order.order_no, reason: 'battery', note: 'Sandbox', photos: [] });
};

export const receiveAll = async (
  ctx: Ctx,
  { params, body }: OpenAsked<Calls['sandboxReceive']>,
) => {
  // Looked for as the merchant: in a sandbox there may be others.
  const order = await findOrder(ctx, params.id);
  await asHouse(ctx, (staff) => receiveBoxes(staff, order, body));
};

const packBoxes = async (staff: Ctx, order: OrderRow) => {
  const { boxes, productId, warehouseId } = await placeOf(staff, order);
  const batch = await addBatch(staff, { ...travel, warehouseId, productId });
  const bag = await addBag(staff, { batchId: batch.id, kind: 'bag' });
  let grossKg = 0;
  for (const { subOrderNo, measured, weight } of boxes) {
    const asked = { ...scanNow(staff), bagId: bag.id, number: subOrderNo, isOut: false };
    const { stop } = await scanBag(staff, asked);
    if (stop) refuse('sandbox.stopped', { reason: stop.text });
    grossKg += measured?.weight ?? weight;
  }
  await closeBag(staff, { id: bag.id, grossKg });
  await closeBatch(staff, batch.id);
};

export const sendOff = async (ctx: Ctx, id: string) => {
  const order = await findOrder(ctx, id);
  await asHouse(ctx, (staff) => packBoxes(staff, order));
};
