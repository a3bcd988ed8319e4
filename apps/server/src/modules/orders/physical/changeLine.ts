import { type OrderForm, quoteRequestOf } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { postOne } from '../../finance/index.ts';
import {
  type OrderQuote,
  type OrderQuoted,
  openOrderQuotes,
  productOptions,
} from '../../rates/index.ts';
import { measuredForm } from '../measuredForm.ts';
import { chargeFor, chargeLines, releaseFor } from '../money/orderMoney.ts';
import { held, quotedAs } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { sealForm } from '../sealedForm.ts';
import { bookHere } from './bookHere.ts';
import { moveBoxes, requireUnpacked } from './places.ts';
import { endReasons } from './reasons.ts';
import { giveBackLess } from './settleStep.ts';
import { takeStep } from './takeStep.ts';

/** As it was measured, whatever was declared. */
const weighedForm = async (ctx: Ctx, order: repo.OrderRow) =>
  measuredForm(order.form as OrderForm, await repo.boxesOfOrder(ctx, order.id));

// Its merchant's own prices, whoever asks.
const asItsMerchant = (ctx: Ctx, { merchant_id }: repo.OrderRow): Ctx => ({
  ...ctx,
  merchantId: merchant_id,
});

/** What an order that is here would cost by each of the lines that its merchant can buy now. */
export const pricesByLines = async (
  ctx: Ctx,
  order: repo.OrderRow,
): Promise<{ productId: string; quoted: OrderQuoted }[]> => {
  const own = asItsMerchant(ctx, order);
  const request = quoteRequestOf(await weighedForm(ctx, order));
  const [quoteOne, options] = await Promise.all([openOrderQuotes(own), productOptions(own)]);
  return options.map(({ value: productId }) => ({
    productId,
    quoted: quoteOne(productId, request),
  }));
};

/** What an order that is here would cost by another line, as it was measured. */
export const priceByLine = async (
  ctx: Ctx,
  order: repo.OrderRow,
  productId: string,
): Promise<OrderQuote> => {
  const form = { ...(await weighedForm(ctx, order)), productId };
  const quoteOne = await openOrderQuotes(asItsMerchant(ctx, order));
  const quoted = quoteOne(productId, quoteRequestOf(form));
  return quoted.ok ? quoted.quote : refuse('order.notQuoted', { reason: quoted.reason(ctx.lang) });
};

/**
 * Lets a withheld parcel go by another line at the price that was agreed: what was charged goes back,
 * the new price is charged, and it is labelled here.
 */
export const changeLine = async (
  ctx: Ctx,
  order: repo.OrderRow,
  { productId, agreedMinor }: { productId: string; agreedMinor: bigint },
  actor: repo.NewEvent['actor'],
): Promise<repo.OrderRow> => {
  await requireUnpacked(ctx, order);
  const quote = await priceByLine(ctx, order, productId);
  if (BigInt(quote.totalMinor) !== agreedMinor) refuse('withholding.priceChanged');
  if (order.settlement === 'paid') await giveBackLess(ctx, order, 0n);
  else for (const command of releaseFor(held(order))) await postOne(ctx, command);
  const quoted = quotedAs(quote);
  const attempt = order.attempt + 1;
  const next = { ...held(order), ...quoted, attempt, quoted_minor: 0n };
  for (const command of chargeFor(next, chargeLines(quote))) await postOne(ctx, command);
  await endReasons(ctx, order, 'lineChanged');
  const form = { ...order.form, productId };
  const { order: stepped } = await takeStep(ctx, order, 'changeLine', {
    actor,
    detail: { productId },
    values: {
      ...quoted,
      quote: JSON.stringify(quoted.quote),
      // Whatever the line does else: this parcel is here, so it is labelled here.
      label_at: 'warehouse',
      charge_at: 'receipt',
      product_id: productId,
      form: JSON.stringify(sealForm(ctx, form)),
      attempt,
      hold_id: null,
      real_minor: BigInt(quote.totalMinor),
      real_quote: JSON.stringify(quoted.quote),
      open_reasons: 0,
      tracking_number: '',
      number_is_provisional: false,
      label: 'none',
      label_file_id: null,
      label_pages: null,
      sent_at: null,
      tries: 0,
    },
  });
  const after = { ...stepped, form };
  await moveBoxes(ctx, order.id, 'floor');
  await bookHere(ctx, after);
  return after;
};
