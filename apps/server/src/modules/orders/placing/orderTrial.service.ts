import { type OrderQuote, type Parsed, toMinor, type tryOrder } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { walletsOf } from '../../finance/index.ts';
import { quoting } from '../../rates/index.ts';

/** What an order would cost; whoever places orders hears whether the wallet is enough for it. */
export const tryOrderOf = async (
  ctx: Ctx,
  body: Parsed<typeof tryOrder>['body'],
): Promise<OrderQuote[]> => {
  const quotes = await quoting.tryOrder(ctx, body);
  const places = ctx.session?.permissions.has('order:submit');
  const wallets = places && quotes.some(({ ok }) => ok) ? await walletsOf(ctx) : null;
  return quotes.map((quote): OrderQuote => {
    if (!quote.ok) return quote;
    const of = wallets?.find(({ currency }) => currency === quote.currency)?.available ?? 0n;
    return { ...quote, enough: wallets && of >= toMinor(quote.total, quote.currency) };
  });
};
