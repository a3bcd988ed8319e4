import {
  type listTrialRows,
  type Parsed,
  type Quote,
  type Result,
  type TrialLine,
  type TrialView,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { readBuyer } from '../products/index.ts';
import { measure, price, type Refused } from './engine/index.ts';
import { openBook } from './priceBook.ts';
import { refusalText } from './quoteWords.ts';
import { comparableOf, quoteAgain } from './quoting.service.ts';
import * as repo from './trials.repository.ts';
import { parcelOf, pricesOf, refusedThere, type TrialPrices } from './trialWork.ts';

const view = (
  ctx: Ctx,
  row: Pick<repo.Trial, 'id' | 'name' | 'is_saved' | 'rows' | 'created_at'>,
): TrialView => ({
  id: row.id,
  name: row.name,
  saved: row.is_saved,
  rows: row.rows,
  createTime: toWire(row.created_at, ctx.tenant.zone),
});

/** Whether the caller's merchant may try prices at all. */
export const requireBuyer = async (ctx: Ctx) => {
  const { isActive } = await readBuyer(ctx, ownMerchant(ctx));
  if (!isActive) refuse('account.notActive');
};

export const list = async (ctx: Ctx, asked: { pageNo: number; pageSize: number }) => {
  const [rows, total] = await Promise.all([repo.page(ctx, asked), repo.count(ctx)]);
  return { records: rows.map((row) => view(ctx, row)), total, ...asked };
};

export const save = async (ctx: Ctx, { id, name }: { id: string; name: string }) => {
  await repo.find(ctx, id);
  ctx.trail?.note({ name });
  await repo.save(ctx, id, name);
  return null;
};

type Price = TrialLine['prices'][number];

/** How a stored row is told: its answers with their words, cheapest first. */
export const openLines = (ctx: Ctx, trial: repo.Trial, prices: TrialPrices) => {
  const reasonOf = (row: repo.StoredRow, at: number): string => {
    const offer = trial.offers[at] as repo.TrialOffer;
    const { currency } = offer;
    const version = prices.versions[at];
    const made =
      refusedThere(offer, row.parcel) ||
      (version && price(version.sheet, measure(parcelOf(row.parcel)), prices.rates));
    const plain = { ok: false, refusal: row.answers[at], vars: {} } as Refused;
    return refusalText(ctx.lang, made?.ok === false ? made : plain, currency);
  };
  const priceOf = (row: repo.StoredRow, at: number): Price => {
    const { productId, currency } = trial.offers[at] as repo.TrialOffer;
    const answer = row.answers[at] as repo.Answer;
    if (typeof answer === 'string') {
      const none = { total: null, currency: null, comparable: null, billableKg: null };
      return { productId, ...none, reason: reasonOf(row, at) };
    }
    const [minor, grams] = answer;
    const { comparable } = comparableOf(minor, currency, prices.rates);
    const total = toAmount(minor, currency);
    return { productId, total, currency, comparable, billableKg: grams / 1000, reason: '' };
  };
  const cost = ({ comparable }: Price) =>
    comparable === null ? Number.POSITIVE_INFINITY : Number(comparable);
  return (row: repo.StoredRow): TrialLine => ({
    rowNo: row.row_no,
    ...row.parcel,
    prices: row.answers
      .map((_, at) => priceOf(row, at))
      .sort((a, b) => (cost(a) === cost(b) ? 0 : cost(a) - cost(b))),
  });
};

export const productNames = async (ctx: Ctx, ids: readonly string[]) => {
  const { products } = await openBook(ctx);
  return ids.flatMap((id) => {
    const product = products.get(id);
    const name = ctx.lang === 'en_US' ? product?.nameEn : product?.nameZh;
    return product ? [{ id, code: product.code, name: name ?? product.nameZh }] : [];
  });
};

export const rows = async (
  ctx: Ctx,
  { id, pageNo, pageSize }: Parsed<typeof listTrialRows>['query'],
): Promise<Result<typeof listTrialRows>> => {
  const trial = await repo.find(ctx, id);
  const [found, prices, products] = await Promise.all([
    repo.rowsPage(ctx, id, (pageNo - 1) * pageSize, pageSize),
    pricesOf(ctx, trial),
    productNames(
      ctx,
      trial.offers.map(({ productId }) => productId),
    ),
  ]);
  const line = openLines(ctx, trial, prices);
  return {
    trial: view(ctx, trial),
    products,
    page: { records: found.map(line), total: trial.rows, pageNo, pageSize },
  };
};

/** The quote behind one price, made again by the trial's version and of its moment. */
export const why = async (
  ctx: Ctx,
  asked: { id: string; rowNo: number; productId: string },
): Promise<Quote> => {
  const trial = await repo.find(ctx, asked.id);
  const offer = trial.offers.find(({ productId }) => productId === asked.productId);
  const { parcel } = await repo.findRow(ctx, asked.id, asked.rowNo);
  return quoteAgain(ctx, {
    versionId: (offer ?? refuse('product.notFound')).versionId,
    at: trial.quoted_at,
    request: parcelOf(parcel),
  });
};
