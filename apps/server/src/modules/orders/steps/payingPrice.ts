import { type Currency, OrderForm, quoteRequestOf, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { minorOf } from '../../../platform/wireAmount.ts';
import { openOrderQuotes, openSoldProducts } from '../../rates/index.ts';
import { settingsOf } from '../../system/index.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { quotedAs } from '../orderRows.ts';
import type { OrderRow } from '../orders.repository.ts';
import { requote } from './paying.repository.ts';
import { isKept, mustBeAgreed } from './risenPrice.ts';

/** A price that its payer was shown and said yes to. */
export interface AgreedPrice {
  id: string;
  currency: Currency;
  amount: string;
}

const agreedTo = ({ currency, amount }: AgreedPrice) => ({
  currency,
  minor: minorOf(amount, currency),
});

/**
 * Orders that waited for their money, at the price that holds now: a quote older than the tenant
 * keeps one is made anew, else whoever waits would be given an old price for nothing. A product that
 * is no longer sold books nothing, however fresh its quote.
 */
export const atPriceOfNow = async <T extends { row: OrderRow }>(
  ctx: Ctx,
  waiting: readonly T[],
  agreed: readonly AgreedPrice[],
) => {
  const [{ quoteMinutes }, isSold, quoteOne] = [
    await settingsOf(ctx, 'quoteMinutes'),
    await openSoldProducts(ctx),
    await openOrderQuotes(ctx),
  ];
  const time = Date.now();
  const agreedBy = new Map(agreed.map((price) => [price.id, agreedTo(price)]));
  const changed: OrderRow[] = [];

  const price = (row: OrderRow): OrderRow => {
    if (!row.product_id || !isSold(row.product_id)) throw new Refusal('order.productStopped');
    if (isKept(row.quoted_at, quoteMinutes, time)) return row;
    const form = OrderForm.safeParse(row.form);
    if (!form.success) throw new Refusal('order.incomplete');
    const quoted = quoteOne(row.product_id, quoteRequestOf(form.data));
    if (!quoted.ok) throw new Refusal('order.notQuoted', { reason: quoted.reason(ctx.lang) });
    const { quote } = quoted;
    const offered = { currency: quote.currency, minor: BigInt(quote.totalMinor) };
    const before = { currency: row.currency, minor: row.quoted_minor ?? 0n };
    if (mustBeAgreed(offered, before, agreedBy.get(row.id))) {
      const total = toAmount(offered.minor, quote.currency);
      throw new Refusal('order.priceRose', { currency: quote.currency, total });
    }
    const now = { ...row, ...quotedAs(quote) };
    changed.push(now);
    return now;
  };
  const result = eachOrRefused(
    waiting,
    ({ row }) => row.id,
    (one): T => ({ ...one, row: price(one.row) }),
  );
  await requote(ctx, changed);
  return result;
};
