import type { Ctx } from '../../../platform/context.ts';
import type { WeighedQuote } from '../../rates/index.ts';
import type { MeasuredBox } from '../measuredForm.ts';
import type { OrderRow } from '../orders.repository.ts';
import { openWeighedPrices } from './weighedPrices.ts';

/** What an order costs as its merchant declared it, with its rule. */
export const declaredPrice = async (ctx: Ctx, order: OrderRow): Promise<WeighedQuote> =>
  (await openWeighedPrices(ctx, [order])).declared(order);

/** What it costs as it was measured: the only price of a weighed parcel. */
export const measuredPrice = async (
  ctx: Ctx,
  order: OrderRow,
  boxes: readonly MeasuredBox[],
): Promise<WeighedQuote> => (await openWeighedPrices(ctx, [order])).measured(order, boxes);
