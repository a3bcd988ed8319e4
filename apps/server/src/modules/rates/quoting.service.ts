import {
  type Currency,
  constants,
  type Language,
  type Parsed,
  type Quote,
  type QuoteRequest,
  toAmount,
  type tryPrices,
  type tryVersion,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { type PricedProduct, readRates } from '../products/index.ts';
import { datedRates } from './datedRates.ts';
import {
  type CompiledSheet,
  type EngineHint,
  type EngineLine,
  exchange,
  type Measured,
  measure,
  quote,
  type Rates,
  type Refused,
} from './engine/index.ts';
import { type Offer, offersNow } from './offers.ts';
import type { OrderQuote } from './orderQuote.service.ts';
import { homeOf, refusedByOrigin } from './origins.service.ts';
import { openBook } from './priceBook.ts';
import { hintText, lineName, refusalText, whyText } from './quoteWords.ts';
import { compiledVersion, compiledVersions } from './versions.service.ts';

const { mainCurrency } = constants;

/** The total in the tenant's own currency; where nobody said a rate, as it is. */
export const comparableOf = (totalMinor: number, currency: Currency, rates: Rates) => {
  const minor = exchange(totalMinor, currency, mainCurrency, rates);
  return minor === undefined
    ? { comparable: toAmount(totalMinor, currency), comparableCurrency: currency }
    : { comparable: toAmount(minor, mainCurrency), comparableCurrency: mainCurrency };
};

const which = (lang: Language, { product, version }: Offer) => ({
  productId: product.id,
  productCode: product.code,
  productName: lang === 'en_US' ? product.nameEn : product.nameZh,
  channelName: lang === 'en_US' ? product.channelEn : product.channelZh,
  transitDaysMin: product.transitDaysMin,
  transitDaysMax: product.transitDaysMax,
  goodsTypes: version.sheet.terms.goodsTypes,
  cargoProperties: version.sheet.terms.cargoProperties,
  versionId: version.id,
  versionNo: version.versionNo,
});

const lineIn = (lang: Language, sheet: CompiledSheet) => (line: EngineLine) => ({
  code: line.code,
  expenseType: line.expenseType,
  name: lineName(lang, sheet, line.code),
  amount: toAmount(line.minor, sheet.currency),
  why: whyText(lang, line.why, sheet.currency),
});

const hintIn = (lang: Language, currency: Currency) => (hint: EngineHint) => {
  const { kind, level, field } = hint;
  const text = hintText(lang, hint, currency);
  return field === undefined ? { kind, level, text } : { kind, level, text, field };
};

interface Asked {
  ctx: Ctx;
  parcel: QuoteRequest | Measured;
  rates: Rates;
}

const refusedBy = (lang: Language, offer: Offer, refused: Refused): Quote => {
  const reason = refusalText(lang, refused, offer.version.sheet.currency);
  return { ...which(lang, offer), ok: false, refusal: refused.refusal, reason };
};

/** What a version says to a parcel, in the caller's words. */
export const quoteBy = ({ ctx, parcel, rates }: Asked, offer: Offer): Quote => {
  const { lang, tenant } = ctx;
  const { sheet } = offer.version;
  const { currency } = sheet;
  const made = quote(sheet, parcel, rates);
  if (!made.ok) return refusedBy(lang, offer, made);
  const { comparable, comparableCurrency } = comparableOf(made.totalMinor, currency, rates);
  return {
    ...which(lang, offer),
    ok: true,
    currency,
    total: toAmount(made.totalMinor, currency),
    lines: made.lines.map(lineIn(lang, sheet)),
    comparable,
    comparableCurrency,
    perKg: toAmount(Math.round((made.totalMinor * 1000) / made.billableG), currency),
    realKg: made.realG / 1000,
    volumetricKg: made.volumetricG / 1000,
    billableKg: made.billableG / 1000,
    billableBy: made.billableBy,
    zone: made.zone,
    isRemote: made.remoteType !== '',
    remoteType: made.remoteType,
    radar: made.hints.map(hintIn(lang, currency)),
    validUntil: offer.until && toWire(offer.until, tenant.zone),
  };
};

const isComparable = (quoted: Extract<Quote, { ok: true }>) =>
  quoted.comparableCurrency === mainCurrency;

/** Cheapest first; then what can't be compared, and refusals last. */
const byPrice = (a: Quote, b: Quote): number => {
  if (!a.ok || !b.ok) return Number(b.ok) - Number(a.ok);
  return (
    Number(isComparable(b)) - Number(isComparable(a)) ||
    Number(a.comparable) - Number(b.comparable) ||
    a.transitDaysMax - b.transitDaysMax
  );
};

const among = (offers: readonly Offer[], productIds: readonly string[] | undefined) => {
  if (!productIds) return offers;
  const byProduct = new Map(offers.map((offer) => [offer.product.id, offer]));
  return productIds.map((id) => byProduct.get(id) ?? refuse('product.notFound'));
};

/**
 * Each parcel by all the caller's products that start where it does. Who names products hears of
 * each, also why it doesn't start there.
 */
export const tryAll = async (
  ctx: Ctx,
  { rules, productIds }: Parsed<typeof tryPrices>['body'],
): Promise<Quote[][]> => {
  const { offers, rates } = await offersNow(ctx);
  const chosen = among(offers, productIds);
  const home = rules.every(({ originCode }) => originCode) ? '' : await homeOf(ctx);
  return rules.map((rule) => {
    const parcel = measure(rule);
    return chosen
      .flatMap((offer) => {
        const refused = refusedByOrigin(offer.product, rule.originCode ?? home);
        if (!refused) return quoteBy({ ctx, parcel, rates }, offer);
        return productIds ? refusedBy(ctx.lang, offer, refused) : [];
      })
      .sort(byPrice);
  });
};

export const tryOrder = async (
  ctx: Ctx,
  asked: { request: QuoteRequest; productId?: string | undefined },
): Promise<Quote[]> => {
  const productIds = asked.productId ? [asked.productId] : undefined;
  const [quotes = []] = await tryAll(ctx, { rules: [asked.request], productIds });
  return quotes;
};

/** The rates of a moment that may be long past. */
/** The rates of every moment since one. */
export const ratesSince = async (ctx: Ctx, since: Date) =>
  datedRates(await readRates(tenantWide(ctx), since));

export const ratesOf = async (ctx: Ctx, at: Date): Promise<Rates> =>
  (await ratesSince(ctx, at))(at);

const productOf = async (ctx: Ctx, id: string): Promise<PricedProduct> =>
  (await openBook(ctx)).products.get(id) ?? refuse('product.notFound');

/** A quote made again: the version and the moment give the same answer for ever. */
export const quoteAgain = async (
  ctx: Ctx,
  { versionId, at, request }: { versionId: string; at: Date; request: QuoteRequest },
): Promise<Quote> => {
  const found = (await compiledVersions(ctx, [versionId])).get(versionId);
  const version = found ?? refuse('priceVersion.notFound');
  const product = await productOf(ctx, version.productId);
  const rates = await ratesOf(ctx, at);
  return quoteBy({ ctx, parcel: request, rates }, { product, version, until: null });
};

type Good = Extract<Quote, { ok: true }>;

/** Lines of a quote that was kept, by their names of now; why they were so is not known any more. */
export const keptLines = async (
  ctx: Ctx,
  versionId: string,
  lines: OrderQuote['lines'],
): Promise<Good['lines']> => {
  const found = (await compiledVersions(ctx, [versionId])).get(versionId);
  const { sheet } = found ?? refuse('priceVersion.notFound');
  return lines.map(({ code, expenseType, minor }) => ({
    code,
    expenseType,
    name: lineName(ctx.lang, sheet, code),
    amount: toAmount(minor, sheet.currency),
    why: '',
  }));
};

/** What a version, a draft too, says to a parcel. */
export const tryVersionOf = async (
  ctx: Ctx,
  { id, request, at }: Parsed<typeof tryVersion>['body'],
): Promise<Quote> => {
  const version = await compiledVersion(ctx, id);
  const product = await productOf(ctx, version.productId);
  const rates = await ratesOf(ctx, at ? fromWire(at, ctx.tenant.zone) : new Date());
  return quoteBy({ ctx, parcel: request, rates }, { product, version, until: null });
};
