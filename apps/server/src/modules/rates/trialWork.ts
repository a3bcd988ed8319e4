import type { QuoteRequest, TrialRow } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { Node } from '../../platform/node.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import type { Committed, Origin } from '../imports/index.ts';
import { measure, price, type Rates } from './engine/index.ts';
import { offersFrom } from './offers.ts';
import { homeOf, refusedByOrigin } from './origins.service.ts';
import { openFreshBook } from './priceBook.ts';
import { ratesOf } from './quoting.service.ts';
import * as repo from './trials.repository.ts';
import { type CompiledVersion, compiledVersions } from './versions.service.ts';

/** A flat row as a parcel: boxes alike, goods of one kind. */
export const parcelOf = (row: TrialRow): QuoteRequest => {
  const { cargoProperty, hsCode, declaredValue } = row;
  const { weight, length, width, height } = row;
  const knowsGoods = Boolean(cargoProperty ?? hsCode ?? declaredValue);
  return {
    originCode: row.originCode,
    countryCode: row.countryCode,
    postCode: row.postCode,
    goodsType: row.goodsType ?? 'WPX',
    boxes: [{ weight, length, width, height, count: row.boxCount ?? 1 }],
    goods: knowsGoods
      ? [
          {
            hsCode,
            cargoProperty: cargoProperty ?? 'general',
            quantity: 1,
            value: declaredValue ?? '0',
          },
        ]
      : [],
    declaredCurrency: 'USD',
    signatureService: false,
  };
};

/** What a trial's rows are quoted by, in the order of its offers. */
export interface TrialPrices {
  versions: readonly (CompiledVersion | undefined)[];
  rates: Rates;
}

const load = async (ctx: Ctx, trial: repo.Trial): Promise<TrialPrices> => {
  const ids = trial.offers.map(({ versionId }) => versionId);
  const [found, rates] = await Promise.all([
    compiledVersions(ctx, ids),
    ratesOf(ctx, trial.quoted_at),
  ]);
  return { versions: ids.map((id) => found.get(id)), rates };
};

const keptMost = 50;
const keptBy = new WeakMap<Node, Map<string, Promise<TrialPrices>>>();

/** Neither versions nor the rates of a moment change, so the latest trials' are kept. */
export const pricesOf = (ctx: Ctx, trial: repo.Trial): Promise<TrialPrices> => {
  const kept = keptBy.get(ctx.node) ?? new Map<string, Promise<TrialPrices>>();
  keptBy.set(ctx.node, kept);
  const found = kept.get(trial.id);
  if (found) return found;
  if (kept.size >= keptMost) kept.clear();
  const loading = load(ctx, trial);
  kept.set(trial.id, loading);
  loading.catch(() => kept.delete(trial.id));
  return loading;
};

/** Why a product of a trial doesn't carry a row from where it starts. */
export const refusedThere = ({ origins = [] }: repo.TrialOffer, { originCode }: TrialRow) =>
  originCode && refusedByOrigin({ origins }, originCode);

const answersTo = (
  { offers }: repo.Trial,
  { versions, rates }: TrialPrices,
  row: TrialRow,
): repo.Answer[] => {
  const parcel = measure(parcelOf(row));
  return versions.map((version, at) => {
    if (!version) return 'noPrice';
    const made =
      refusedThere(offers[at] as repo.TrialOffer, row) || price(version.sheet, parcel, rates);
    return made.ok ? [made.totalMinor, made.billableG] : made.refusal;
  });
};

/**
 * Chosen once, before the first rows: whatever is published meanwhile, a trial is of one moment. It
 * is done outside the rows' transactions, for prices are loaded over a connection of their own.
 */
export const beginTrial = async (ctx: Ctx, of: Origin) => {
  const before = await repo.findIfAny(ctx, of.importId);
  if (before) return pricesOf(ctx, before);
  const book = await openFreshBook(ctx);
  const quotedAt = new Date();
  const offers = await offersFrom(ctx, book, quotedAt);
  await repo.insert(ctx, {
    id: of.importId,
    merchantId: ownMerchant(ctx),
    userId: of.userId,
    name: of.fileName,
    quotedAt,
    offers: offers.map(({ product, version }) => ({
      productId: product.id,
      versionId: version.id,
      currency: version.sheet.currency,
      origins: [...product.origins],
    })),
  });
  return pricesOf(ctx, await repo.find(ctx, of.importId));
};

/** Quotes some rows of a batch trial, in the transaction that marks them as committed. */
export const quoteRows = async (ctx: Ctx, rows: readonly TrialRow[], of: Committed) => {
  const trial = await repo.find(ctx, of.importId);
  const prices = await pricesOf(ctx, trial);
  const home = (await homeOf(ctx)) as TrialRow['originCode'];
  const quoted = rows.map((row, at) => {
    const parcel = { ...row, originCode: row.originCode ?? home };
    return {
      row_no: of.rowNos[at] as number,
      parcel,
      answers: answersTo(trial, prices, parcel),
    };
  });
  if (quoted.length > 0) await repo.addRows(ctx, trial, quoted);
};
