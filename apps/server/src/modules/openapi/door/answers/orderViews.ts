import type { OpenOrder, OpenOrderDetail, OrderDetail, OrderSummary } from '@alpaca/contract';
import { toWire } from '../../../../platform/clock/zone.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import { findOrder, type OrderRow, orderDetail, summaries } from '../../../orders/index.ts';
import { instant, maybeInstant, maybeMoney } from './moments.ts';

interface Kept {
  source: OpenOrder['source'];
  updateTime: string;
}

export const openOrder = (ctx: Ctx, order: OrderSummary & Kept): OpenOrder => {
  const money = (amount: string | null) => maybeMoney(amount, order.currencyCode);
  return {
    id: order.id,
    orderNo: order.transactionOrderNo,
    customerNo: order.customerNo,
    status: order.status,
    settlement: order.settlementStatus,
    source: order.source,
    label: order.label,
    trackingNumber: order.trackingNumber,
    trackingNumberProvisional: order.numberProvisional,
    failReason: order.failReason,
    handedOver: order.handedOver,
    intercepted: order.intercepted,
    productId: order.productId,
    productName: order.productName,
    countryCode: order.countryCode,
    consigneeName: order.consigneeName,
    boxCount: order.boxCount,
    declaredKg: order.orderWeight,
    measuredKg: order.measuredWeight,
    quoted: money(order.totalPrice),
    measured: money(order.realPrice),
    held: money(order.heldAmount),
    paid: money(order.paidAmount),
    costChange: order.confirmStatus,
    createdAt: instant(ctx, order.createTime),
    updatedAt: instant(ctx, order.updateTime),
    submittedAt: maybeInstant(ctx, order.submitTime),
    paidAt: maybeInstant(ctx, order.payTime),
    receivedAt: maybeInstant(ctx, order.receiveTime),
    voidableUntil: maybeInstant(ctx, order.voidUntil),
  };
};

const kept = (ctx: Ctx, row: OrderRow): Kept => ({
  source: row.source as Kept['source'],
  updateTime: toWire(row.updated_at, ctx.tenant.zone),
});

/** Orders as they stand in the table. */
export const openOrders = async (ctx: Ctx, rows: readonly OrderRow[]): Promise<OpenOrder[]> => {
  const told = await summaries(ctx, rows);
  return rows.map((row) =>
    openOrder(ctx, {
      ...(told.get(row.id) as OrderSummary),
      // Nothing where its names were removed: programs read no sentence there.
      consigneeName: row.consignee_name,
      ...kept(ctx, row),
    }),
  );
};

/** An order as it stands now. */
export const orderNow = async (ctx: Ctx, id: string): Promise<OpenOrder> => {
  const [order] = await openOrders(ctx, [await findOrder(ctx, id)]);
  return order as OpenOrder;
};

/** Does something with one order and tells how it stands then. */
export const moved = (
  ctx: Ctx,
  id: string,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<OpenOrder> =>
  inTx(ctx, async (ctx) => {
    await work(ctx);
    return orderNow(ctx, id);
  });

const boxView = (
  ctx: Ctx,
  { boxNo, subOrderNo, trackingNumber, numbers, weight, measured }: OrderDetail['boxes'][0],
) => ({
  boxNo,
  number: subOrderNo,
  trackingNumber,
  numbers: numbers.map(({ number, provisional, time }) => ({
    number,
    provisional,
    at: instant(ctx, time),
  })),
  declaredKg: weight,
  measuredKg: measured?.weight ?? null,
});

export const openDetail = async (ctx: Ctx, id: string): Promise<OpenOrderDetail> => {
  const [row, { order, boxes, events }] = await Promise.all([
    findOrder(ctx, id),
    orderDetail(ctx, id),
  ]);
  return {
    ...openOrder(ctx, { ...order, ...kept(ctx, row) }),
    boxes: boxes.map((box) => boxView(ctx, box)),
    events: events.map(({ time, step, status, note }) => ({
      at: instant(ctx, time),
      step,
      status,
      note,
    })),
  };
};
