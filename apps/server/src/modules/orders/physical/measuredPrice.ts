import type { OrderForm } from '@alpaca/contract';
import { quoteRequestOf } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type WeighedQuote, weighedQuote } from '../../rates/index.ts';
import { type MeasuredBox, measuredForm } from '../measuredForm.ts';
import type { OrderRow } from '../orders.repository.ts';

/** The same as its merchant declared it, with its rule. */
export const declaredPrice = (ctx: Ctx, order: OrderRow): Promise<WeighedQuote> =>
  weighedQuote(ctx, {
    versionId: order.version_id as string,
    at: order.quoted_at as Date,
    request: quoteRequestOf(order.form as OrderForm),
  });

/**
 * What an order costs as it was measured: the only place that prices a weighed parcel, by the version and
 * the moment of its quote.
 */
export const measuredPrice = (
  ctx: Ctx,
  order: OrderRow,
  boxes: readonly MeasuredBox[],
): Promise<WeighedQuote> =>
  weighedQuote(ctx, {
    versionId: order.version_id as string,
    at: order.quoted_at as Date,
    request: quoteRequestOf(measuredForm(order.form as OrderForm, boxes)),
  });
