import { countText, type GoodsLine } from '@alpaca/contract';
import { joined } from '../../../../carriers/own/labelWords.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { lineKg } from '../goodsSums.ts';
import { dayOf } from '../paperDay.ts';
import type { PaperLook } from '../paperKind.ts';

/** A thing as customs of both ends know it, with what it is made of and its number. */
const described = (line: GoodsLine): string[] => [
  line.goodsName,
  line.goodsNameEn,
  joined(
    [joined([line.textureName, line.textureNameEn], ' '), line.sku, line.productIdentifier],
    ' · ',
  ),
];

/** How many of which unit; a long one stands below. */
const quantityOf = ({ quantity, declareUnit }: GoodsLine): string[] => {
  const count = countText(quantity);
  return declareUnit.length > 6 ? [count, declareUnit] : [`${count} ${declareUnit}`];
};

/** What every table of goods begins with: which, what, its code, from where, how many, how heavy. */
export const goodsCells = (line: GoodsLine, at: number): string[][] => [
  [String(at + 1)],
  described(line),
  [line.hsCode ?? ''],
  [line.madeCountry],
  quantityOf(line),
  [lineKg(line)],
];

export type NamedFact = readonly [name: string, value: string];

/** What names the order. */
export const orderFacts = (order: PaperOrder, look: PaperLook): NamedFact[] => [
  ['invoiceNo', order.orderNo],
  ['date', dayOf(order, look)],
  ['trackingNo', order.trackingNumber],
  ['customerNumber', order.customerNo],
];

/** By what it goes, and between which countries. */
export const wayFacts = ({ productNames, form }: PaperOrder, look: PaperLook): NamedFact[] => [
  ['product', look.lang === 'zh_CN' ? productNames.zh : productNames.en],
  ['departure', form.shipper.countryCode],
  ['destination', form.consignee.countryCode],
];
