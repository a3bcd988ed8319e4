import type { Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { announceChange } from '../../costs/index.ts';
import {
  dueByNotice,
  findOrderRows,
  lockOrders,
  type OrderRow,
  openWeighedPrices,
} from '../../orders/index.ts';
import { casePattern } from './casePattern.ts';

type WeighedPrices = Awaited<ReturnType<typeof openWeighedPrices>>;
type Boxes = Parameters<WeighedPrices['measured']>[1];

/** By how much the carrier finds a parcel heavier than we did. */
export const heavierBy = 1.5;

/** Those that have left, were paid for and were not billed yet. */
const toBill = async (ctx: Ctx, merchantId: string) => {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.merchant_id = ${merchantId}
      and o.status = 'outWarehouse' and o.settlement = 'paid'
      and o.customer_no ilike ${casePattern('bill-heavier')}
      and not exists (select from cost_changes c
        where c.tenant_id = o.tenant_id and c.order_id = o.id and c.reason = 'bill')`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
};

const boxesOf = async (ctx: Ctx, orderId: string) => {
  const { rows } = await sql<Boxes[number]>`
    select line, absent, measured_g, measured_length_cc, measured_width_cc, measured_height_cc
    from order_boxes where tenant_id = ${ctx.tenant.id} and order_id = ${orderId}
    order by line`.execute(ctx.db);
  return rows;
};

const billOne = async (ctx: Ctx, prices: WeighedPrices, order: OrderRow) => {
  const boxes = await boxesOf(ctx, order.id);
  const measuredG = boxes.reduce((sum, { measured_g }) => sum + (measured_g ?? 0), 0);
  const priced = {
    declared: await prices.declared(order),
    measured: await prices.measured(order, boxes),
    carrier: await prices.billed(order, boxes, Math.round(measuredG * heavierBy)),
  };
  const { carrier, measured } = priced;
  if (!carrier.ok || !measured.ok || carrier.totalMinor <= measured.totalMinor) return;
  const ofEach = (part: 'rule' | 'totalMinor') =>
    Object.fromEntries(
      Object.entries(priced).flatMap(([by, quote]) => (quote.ok ? [[by, quote[part]]] : [])),
    );
  const change = {
    order,
    reason: 'bill',
    currency: order.currency as Currency,
    beforeMinor: BigInt(measured.totalMinor),
    afterMinor: BigInt(carrier.totalMinor),
    detail: { weights: ofEach('rule'), prices: ofEach('totalMinor'), billNo: 'SANDBOX' },
  } as const;
  await announceChange(ctx, change, await dueByNotice(ctx, order.warehouse_id));
};

/** The carrier bills another weight than we measured, some time after a parcel has left. */
export const billHeavier = async (ctx: Ctx, merchantId: string) => {
  if ((await toBill(ctx, merchantId)).length === 0) return;
  await inTx(ctx, async (ctx) => {
    await lockOrders(ctx, await toBill(ctx, merchantId));
    // Whoever was first has billed them by now.
    const left = await toBill(ctx, merchantId);
    if (left.length === 0) return;
    const orders = await findOrderRows(ctx, left);
    const prices = await openWeighedPrices(ctx, orders);
    for (const order of orders) await billOne(ctx, prices, order);
  });
};
