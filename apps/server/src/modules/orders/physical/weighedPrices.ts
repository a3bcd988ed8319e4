import { type OrderForm, quoteRequestOf } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { openWeighedQuotes } from '../../rates/index.ts';
import { type MeasuredBox, measuredForm } from '../measuredForm.ts';
import type { OrderRow } from '../orders.repository.ts';
import { billedForm } from './billedForm.ts';

/** What some orders cost by each of their weights, by the version and the moment of their quotes. */
export const openWeighedPrices = async (ctx: Ctx, orders: readonly OrderRow[]) => {
  const moments = orders.flatMap(({ quoted_at }) => (quoted_at ? [quoted_at.getTime()] : []));
  const quoteOne = await openWeighedQuotes(ctx, new Date(Math.min(Date.now(), ...moments)));
  const priceOf = (order: OrderRow, form: OrderForm) =>
    quoteOne({
      versionId: order.version_id as string,
      at: order.quoted_at as Date,
      request: quoteRequestOf(form),
    });
  const measured = (order: OrderRow, boxes: readonly MeasuredBox[]) =>
    measuredForm(order.form as OrderForm, boxes);
  return {
    /** As its merchant declared it. */
    declared: (order: OrderRow) => priceOf(order, order.form as OrderForm),
    /** As it was measured. */
    measured: (order: OrderRow, boxes: readonly MeasuredBox[]) =>
      priceOf(order, measured(order, boxes)),
    /** Its boxes as they were measured, their weight the carrier's. */
    billed: (order: OrderRow, boxes: readonly MeasuredBox[], billedG: number) =>
      priceOf(order, billedForm(measured(order, boxes), billedG)),
  };
};
export type WeighedPrices = Awaited<ReturnType<typeof openWeighedPrices>>;
