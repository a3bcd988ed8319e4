import {
  OrderForm,
  type Parsed,
  quoteRequestOf,
  type Result,
  toAmount,
  type tryProduct,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { refusalWords } from '../../../platform/refusalWords.ts';
import { openOrderQuotes, requireProduct } from '../../rates/index.ts';
import { stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';

type Tried = Result<typeof tryProduct>;
type QuoteOne = Awaited<ReturnType<typeof openOrderQuotes>>;

/** What an order costs by a product, or why it can't go by it. */
const priced = (ctx: Ctx, quoteOne: QuoteOne, row: repo.OrderRow, productId: string) => {
  const form = OrderForm.safeParse({ ...row.form, productId });
  if (!form.success) return { reason: words(ctx.lang, 'refusal.order.incomplete') };
  try {
    const quoted = quoteOne(productId, quoteRequestOf(form.data));
    if (!quoted.ok) return { reason: quoted.reason(ctx.lang) };
    const { currency, totalMinor } = quoted.quote;
    return { reason: '', currency, amount: toAmount(BigInt(totalMinor), currency) };
  } catch (error) {
    // The product it has is no longer sold.
    if (error instanceof Refusal) return { reason: refusalWords(ctx.lang, error) };
    throw error;
  }
};

const obstacle = (ctx: Ctx, row: repo.OrderRow): string => {
  try {
    stepFrom(ctx, row, 'changeProduct');
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalWords(ctx.lang, error);
  }
};

/** What orders would cost by another product; nothing is changed. */
export const tryProductOf = async (
  ctx: Ctx,
  { ids, productId }: Parsed<typeof tryProduct>['body'],
): Promise<Tried> => {
  ownMerchant(ctx);
  await requireProduct(ctx, productId);
  const wanted = [...new Set(ids)];
  const rows = new Map((await repo.findMany(ctx, wanted)).map((row) => [row.id, row]));
  const quoteOne = await openOrderQuotes(ctx);
  return wanted.map((id) => {
    const row = rows.get(id) ?? refuse('order.notFound');
    const now = row.product_id ? priced(ctx, quoteOne, row, row.product_id) : null;
    const then = priced(ctx, quoteOne, row, productId);
    return {
      id,
      transactionOrderNo: row.order_no,
      before: now?.amount ?? null,
      beforeCurrency: now?.currency ?? null,
      after: then.amount ?? null,
      currency: then.currency ?? null,
      reason: obstacle(ctx, row) || then.reason,
    };
  });
};
