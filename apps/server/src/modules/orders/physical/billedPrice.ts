import { type OrderForm, quoteRequestOf } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type WeighedQuote, weighedQuote } from '../../rates/index.ts';
import { type MeasuredBox, measuredForm } from '../measuredForm.ts';
import type { OrderRow } from '../orders.repository.ts';

/** A form whose boxes weigh so much together: each its part of it, in whole grams, the last what is left. */
export const billedForm = (form: OrderForm, billedG: number): OrderForm => {
  const grams = form.boxes.map(({ weight }) => Math.round(weight * 1000));
  const all = grams.reduce((sum, g) => sum + g, 0);
  let left = billedG;
  const boxes = form.boxes.map((box, at) => {
    const isLast = at === form.boxes.length - 1;
    const part = isLast ? left : Math.floor((billedG * (grams[at] as number)) / all);
    left -= part;
    return { ...box, weight: part / 1000 };
  });
  return { ...form, boxes };
};

/**
 * What an order costs by the weight that its carrier billed: its boxes as they were measured, their weight the
 * carrier's; by the version and the moment of its quote.
 */
export const billedPrice = (
  ctx: Ctx,
  order: OrderRow,
  boxes: readonly MeasuredBox[],
  billedG: number,
): Promise<WeighedQuote> =>
  weighedQuote(ctx, {
    versionId: order.version_id as string,
    at: order.quoted_at as Date,
    request: quoteRequestOf(billedForm(measuredForm(order.form as OrderForm, boxes), billedG)),
  });
