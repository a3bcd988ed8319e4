import { type BillFee, billFeeSpecs, type ChangeReason, type Currency } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inCurrency } from '../../finance/index.ts';
import { type OrderRow, openWeighedPrices, type WeighedPrices } from '../../orders/index.ts';
import type { BillRow } from '../bills/bills.repository.ts';
import { type BilledFee, type Boxes, boxesOf, changedBefore, feesOf } from './passOn.repository.ts';

/** What a merchant is to pay because of a bill. */
export interface PassedOn {
  order: OrderRow;
  fee: BillFee;
  reason: ChangeReason;
  currency: Currency;
  beforeMinor: bigint;
  afterMinor: bigint;
  detail: Record<string, unknown>;
}

export type Priced = Pick<PassedOn, 'beforeMinor' | 'afterMinor' | 'detail'>;

/** The price by the carrier's weight, where it is more than by ours. */
const byWeight = async (
  prices: WeighedPrices,
  order: OrderRow,
  boxes: readonly Boxes[],
  { weight_g }: BilledFee,
): Promise<Priced | null> => {
  if (weight_g === null) return null;
  const carrier = await prices.billed(order, boxes, Number(weight_g));
  const measured = await prices.measured(order, boxes);
  const declared = await prices.declared(order);
  if (!carrier.ok || !measured.ok || !declared.ok) return null;
  return {
    beforeMinor: BigInt(measured.totalMinor),
    afterMinor: BigInt(carrier.totalMinor),
    detail: {
      weights: { declared: declared.rule, measured: measured.rule, carrier: carrier.rule },
      prices: {
        declared: declared.totalMinor,
        measured: measured.totalMinor,
        carrier: carrier.totalMinor,
      },
    },
  };
};

/** What the order's own price has for such a fee already. */
const quotedFor = (order: OrderRow, fee: BillFee): bigint =>
  (order.real_quote ?? order.quote)?.lines
    .filter(({ expenseType }) => expenseType === fee)
    .reduce((sum, { minor }) => sum + BigInt(minor), 0n) ?? 0n;

/** As it was billed, in the currency that the merchant pays in; none where nobody set a rate. */
const asBilled = async (
  ctx: Ctx,
  order: OrderRow,
  from: Currency,
  { fee, minor }: BilledFee,
): Promise<Priced | null> => {
  const asked = minor > 0n ? minor : 0n;
  const afterMinor = await inCurrency(ctx, asked, from, order.currency as Currency);
  if (afterMinor === undefined) return null;
  return { beforeMinor: quotedFor(order, fee), afterMinor, detail: { fee } };
};

export const withBill = (detail: Priced['detail'], { id, bill_no }: BillRow) => ({
  ...detail,
  billNo: bill_no,
  billId: id,
});

/** What an order costs by what a bill says of a fee; null where that says nothing. */
export const openPricing = async (ctx: Ctx, bill: BillRow, orders: readonly OrderRow[]) => {
  const [boxes, prices] = await Promise.all([
    boxesOf(
      ctx,
      orders.map(({ id }) => id),
    ),
    openWeighedPrices(ctx, orders),
  ]);
  return (order: OrderRow, billed: BilledFee): Promise<Priced | null> =>
    billFeeSpecs[billed.fee].passesOnAs === 'bill'
      ? byWeight(prices, order, boxes.get(order.id) ?? [], billed)
      : asBilled(ctx, order, bill.currency, billed);
};

/** What of a bill passes on to these orders: by how much each costs more than was asked for so far. */
export const passedOnTo = async (
  ctx: Ctx,
  bill: BillRow,
  orders: readonly OrderRow[],
): Promise<PassedOn[]> => {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const ids = [...byId.keys()];
  const [fees, before, priceOf] = await Promise.all([
    feesOf(ctx, bill.id, ids),
    changedBefore(ctx, ids),
    openPricing(ctx, bill, orders),
  ]);
  const passed: PassedOn[] = [];
  for (const billed of fees) {
    const order = byId.get(billed.order_id) as OrderRow;
    const reason = billFeeSpecs[billed.fee].passesOnAs;
    if (!reason || order.settlement !== 'paid') continue;
    const priced = await priceOf(order, billed);
    if (!priced) continue;
    const beforeMinor = priced.beforeMinor + (before.get(`${order.id} ${reason}`) ?? 0n);
    if (priced.afterMinor <= beforeMinor) continue;
    const currency = order.currency as Currency;
    const { afterMinor } = priced;
    const detail = withBill(priced.detail, bill);
    passed.push({ order, fee: billed.fee, reason, currency, beforeMinor, afterMinor, detail });
  }
  return passed;
};
