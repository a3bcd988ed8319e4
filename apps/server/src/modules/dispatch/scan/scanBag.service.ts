import type { BagAnswer, BagStop, OrderForm, Parsed, scanBag } from '@alpaca/contract';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { taxNumbersById } from '../../declarations/index.ts';
import { lockOrders, numberedOrders, type OrderRow } from '../../orders/index.ts';
import { overdueStop } from '../../receivables/index.ts';
import { claimScan, keepScan } from '../../receiving/index.ts';
import * as bags from '../bags/bags.repository.ts';
import { lockOwn } from '../batches/batches.repository.ts';
import { kgOf } from '../batches/batches.views.ts';
import * as repo from './boxes.repository.ts';
import { type CustomsGap, customsGaps } from './customsGaps.ts';
import { gapsText } from './gapWords.ts';
import { type BaggedOrder, type FillingBag, judgeIn, judgeOut, meantBoxes } from './judge.ts';

type Asked = Parsed<typeof scanBag>['body'];

/** A stop as it is kept: in no language yet. */
interface KeptStop {
  stop: BagStop;
  bagNo: string;
  no: string;
  gaps: readonly CustomsGap[];
}
interface KeptAnswer extends Pick<BagAnswer, 'moved' | 'bag'> {
  stop: KeptStop | null;
}

const stopIn = (ctx: Ctx, { stop, bagNo, no, gaps }: KeptStop): BagAnswer['stop'] => ({
  stop,
  bagNo,
  text: words(ctx.lang, `bagStop.${stop}`, { bag: bagNo, no, gaps: gapsText(ctx.lang, gaps) }),
});

const answerIn = (ctx: Ctx, scanId: string, { stop, ...rest }: KeptAnswer): BagAnswer => ({
  scanId,
  stop: stop && stopIn(ctx, stop),
  ...rest,
});

const stopped = (
  stop: BagStop,
  { bagNo = '', no = '', gaps = [] }: Partial<Omit<KeptStop, 'stop'>> = {},
) => ({ stop: { stop, bagNo, no, gaps }, moved: null });

/** The order that a number on a box means, held until it is in its place. */
const lockMeant = async (ctx: Ctx, number: string, warehouseId: string) => {
  const named = await numberedOrders(ctx, [number]);
  const ids = [...named.map(({ id }) => id), ...(await repo.orderIdsByBoxNo(ctx, number))];
  if (ids.length === 0) return null;
  const [first] = await repo.rankMeant(ctx, ids, warehouseId);
  return first ? ((await lockOrders(ctx, [first]))[0] ?? null) : null;
};

const baggedAs = (order: OrderRow): BaggedOrder => ({
  orderNo: order.order_no,
  status: order.status,
  booking: order.booking,
  settlement: order.settlement,
  label: order.label,
  warehouseId: order.warehouse_id,
  productId: order.product_id,
});

/** What customs would miss of an order by this line. */
const gapsOf = async (ctx: Ctx, order: OrderRow, productId: string): Promise<CustomsGap[]> => {
  const form = order.form as OrderForm;
  const { taxNumberId } = form;
  const dutyTerms = (await repo.dutyTermsOf(ctx, productId)) as 'DDP' | 'DDU' | null;
  const numbers = await taxNumbersById(ctx, taxNumberId ? [taxNumberId] : []);
  const taxNumber = numbers.get(taxNumberId ?? '') ?? null;
  return customsGaps({ form, taxNumber }, { dutyTerms });
};

const movedAs = (
  order: OrderRow,
  box: repo.PlacedBox,
  boxes: readonly repo.PlacedBox[],
  { isOut, batchId }: { isOut: boolean; batchId: string },
): NonNullable<BagAnswer['moved']> => {
  const due = boxes.filter(({ absent }) => !absent);
  const others = due.filter((one) => one.line !== box.line && one.batchId === batchId).length;
  return {
    isOut,
    orderId: order.id,
    transactionOrderNo: order.order_no,
    line: box.line,
    subOrderNo: box.subOrderNo,
    countryCode: order.country_code,
    weightKg: kgOf(box.measuredG),
    boxesIn: others + (isOut ? 0 : 1),
    boxesOf: due.length,
  };
};

interface Filling extends FillingBag {
  batchId: string;
}

/** Moves the box that a number means, or says why it stays. */
const move = async (
  ctx: Ctx,
  { number, isOut }: Asked,
  bag: Filling,
): Promise<Pick<KeptAnswer, 'stop' | 'moved'> & { orderId: string | null }> => {
  if (!bag.isOpen) return { ...stopped('bagClosed'), orderId: null };
  const order = await lockMeant(ctx, number, bag.warehouseId);
  if (!order) return { ...stopped('unknown'), orderId: null };
  const [orderId, no] = [order.id, order.order_no];
  const boxes = await repo.placedBoxes(ctx, orderId);
  const meant = meantBoxes(boxes, no, number);
  const verdict = isOut ? judgeOut(meant, bag) : judgeIn(baggedAs(order), meant, bag);
  if ('stop' in verdict) {
    return { ...stopped(verdict.stop, { no, bagNo: verdict.bagNo ?? '' }), orderId };
  }
  if (!isOut && (await overdueStop(ctx, order.merchant_id, 'dispatch'))) {
    return { ...stopped('overdue', { no }), orderId };
  }
  const gaps = isOut ? [] : await gapsOf(ctx, order, bag.productId);
  if (gaps.length > 0) return { ...stopped('customs', { no, gaps }), orderId };
  const { box } = verdict;
  // What was put aside while it was in the bag lies among the withheld when it comes out.
  const kind = order.status === 'withheld' ? 'withheld' : 'floor';
  await repo.putBox(ctx, orderId, box.line, isOut ? { kind } : { bagId: bag.id });
  return {
    stop: null,
    moved: movedAs(order, box, boxes, { isOut, batchId: bag.batchId }),
    orderId,
  };
};

/**
 * A box goes into a bag or comes out of it. Two who scan the same one meet at its order; whoever closes
 * the bag or the batch waits for those who scan, and they for him.
 */
export const scan = (ctx: Ctx, asked: Asked): Promise<BagAnswer> =>
  inTx(ctx, async (ctx) => {
    const { scanId, bagId, station, number, scannedAt } = asked;
    const seen = await bags.find(ctx, bagId);
    const batch = await lockOwn(ctx, seen.batch_id, 'share');
    const kept = await claimScan(ctx, { id: scanId, content: asked });
    if (kept) return answerIn(ctx, scanId, kept as KeptAnswer);
    const bag = await bags.lock(ctx, bagId, 'share');
    const { orderId, ...moved } = await move(ctx, asked, {
      id: bagId,
      isOpen: bag.closed_at === null && batch.status === 'open',
      batchId: batch.id,
      warehouseId: batch.warehouse_id,
      productId: batch.product_id,
    });
    const { boxes, netG } = await bags.insideOf(ctx, bagId);
    const inBag = { id: bagId, bagNo: bag.bag_no, boxes, netKg: kgOf(netG) };
    const answer: KeptAnswer = { ...moved, bag: inBag };
    const scanned = {
      id: scanId,
      kind: 'bag',
      warehouseId: batch.warehouse_id,
      station,
      number,
      scannedAt: fromWire(scannedAt, ctx.tenant.zone),
      content: asked,
    } as const;
    await keepScan(ctx, scanned, answer, orderId);
    ctx.trail?.note({ no: bag.bag_no, number });
    return answerIn(ctx, scanId, answer);
  });
