import { type Currency, type ReceiveAnswer, toAmount, type WithholdReason } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { Received } from '../orders/index.ts';
import { ruleText, type WeighedRule } from '../rates/index.ts';
import { countryName } from '../system/index.ts';
import { type Names, nameIn } from './names.ts';
import { type KeptStop, type Parcel, stopIn } from './stops.ts';

/** What was taken in, as it is kept: in no language yet. */
export interface KeptReceipt {
  orderId: string;
  orderNo: string;
  lines: readonly number[];
  merchant: Names;
  product: Names;
  countryCode: string;
  boxesHere: number;
  boxesOf: number;
  isComplete: boolean;
  /** Of this scan. */
  weightG: number;
  rule: WeighedRule | null;
  priceMinor: number | null;
  currency: Currency | null;
  withheld: readonly WithholdReason[];
  labelComes: boolean;
}

export interface KeptAnswer {
  stop: KeptStop | null;
  received: KeptReceipt | null;
  /** What it is to be withheld for, once its other boxes are here. */
  wish?: Wish | undefined;
}

export interface Wish {
  reason: WithholdReason;
  note: string;
  photos: readonly string[];
}

/** The boxes of a scan, before it is known whether they complete the order. */
export const receiptOf = (
  { order, boxes, around }: Parcel,
  lines: readonly number[],
  weightG: number,
): KeptReceipt => {
  const due = boxes.filter(({ absent }) => !absent);
  const here = due.filter((box) => box.received_at || lines.includes(box.line));
  return {
    orderId: order.id,
    orderNo: order.order_no,
    lines,
    merchant: around.merchant,
    product: around.product,
    countryCode: order.country_code,
    boxesHere: here.length,
    boxesOf: due.length,
    isComplete: here.length === due.length,
    weightG,
    rule: null,
    priceMinor: null,
    currency: order.currency,
    withheld: [],
    labelComes: false,
  };
};

/** A receipt with what its whole order costs and what withholds it. */
export const completed = (
  receipt: KeptReceipt,
  { order, price, reasons }: Received,
): KeptReceipt => ({
  ...receipt,
  rule: price.ok ? price.rule : null,
  priceMinor: price.ok ? price.totalMinor : null,
  withheld: reasons,
  labelComes: order.label_at === 'warehouse' && order.booking === 'inFlight',
});

const priceOf = ({ priceMinor, currency }: KeptReceipt) =>
  priceMinor === null || !currency ? null : toAmount(BigInt(priceMinor), currency);

const receivedIn = (ctx: Ctx, receipt: KeptReceipt): ReceiveAnswer['received'] => {
  const { orderId, orderNo, lines, merchant, product, countryCode, rule } = receipt;
  const { boxesHere, boxesOf, isComplete, weightG, currency, withheld, labelComes } = receipt;
  return {
    orderId,
    transactionOrderNo: orderNo,
    lines: [...lines],
    merchantName: nameIn(ctx, merchant),
    productName: nameIn(ctx, product),
    countryCode,
    countryName: countryName(ctx.lang, countryCode),
    boxesHere,
    boxesOf,
    isComplete,
    weightKg: weightG / 1000,
    billableKg: rule && rule.billableG / 1000,
    rule: rule ? ruleText(ctx.lang, rule) : '',
    price: priceOf(receipt),
    currency,
    withheld: [...withheld],
    labelComes,
  };
};

/** An answer as its reader is told it. */
export const answerIn = (ctx: Ctx, scanId: string, kept: KeptAnswer): ReceiveAnswer => ({
  scanId,
  stop: kept.stop && stopIn(ctx, kept.stop),
  received: kept.received && receivedIn(ctx, kept.received),
});
