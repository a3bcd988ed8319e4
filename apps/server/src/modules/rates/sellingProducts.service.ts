import {
  type getCommonProduct,
  type getProductDetail,
  type listProducts,
  type Parsed,
  type Result,
  type SellingProduct,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { surchargeText } from '../products/index.ts';
import { preferences } from '../system/index.ts';
import { type CompiledSheet, leastFreight } from './engine/index.ts';
import { labelPlaceOf } from './labelPlace.ts';
import { type Offer, offersNow } from './offers.ts';
import { openBook } from './priceBook.ts';

interface Facts {
  countries: readonly string[];
  fromPrice: string;
}
const factsOf = new WeakMap<CompiledSheet, Facts>();

/** What is worked out of a sheet once, not with every list. */
const facts = (sheet: CompiledSheet): Facts => {
  const known = factsOf.get(sheet);
  if (known) return known;
  const { countries } = sheet.terms;
  const zoned = [...new Set(sheet.source.zonePlaces.map(({ countryCode }) => countryCode))];
  const least = leastFreight(sheet);
  const found = {
    countries:
      countries.length > 0 ? zoned.filter((country) => countries.includes(country)) : zoned,
    fromPrice: toAmount(Number.isFinite(least) ? least : 0, sheet.currency),
  };
  factsOf.set(sheet, found);
  return found;
};

const view = (ctx: Ctx, { product, version }: Offer): SellingProduct => {
  const { sheet } = version;
  const { countries, fromPrice } = facts(sheet);
  const isEnglish = ctx.lang === 'en_US';
  return {
    id: product.id,
    code: product.code,
    name: isEnglish ? product.nameEn : product.nameZh,
    channelName: isEnglish ? product.channelEn : product.channelZh,
    chargeAt: sheet.terms.chargeAt,
    labelAt: labelPlaceOf(product, sheet.terms),
    goodsTypes: sheet.terms.goodsTypes,
    cargoProperties: sheet.terms.cargoProperties,
    origins: [...product.origins],
    countries: [...countries],
    dutyTerms: product.dutyTerms,
    transitDaysMin: product.transitDaysMin,
    transitDaysMax: product.transitDaysMax,
    currency: sheet.currency,
    fromPrice,
  };
};

const holds = ({ product }: Offer, keyword: string) =>
  `${product.code} ${product.nameZh} ${product.nameEn} ${product.channelZh} ${product.channelEn}`
    .toLowerCase()
    .includes(keyword.toLowerCase());

type Filter = Parsed<typeof listProducts>['query'];

export const list = async (ctx: Ctx, filter: Filter): Promise<Result<typeof listProducts>> => {
  const { pageNo, pageSize, keyword = '', countryCode, goodsType, cargoProperty } = filter;
  const { offers } = await offersNow(ctx);
  const fit = offers.filter((offer) => {
    const { terms } = offer.version.sheet;
    return (
      holds(offer, keyword) &&
      (!countryCode || facts(offer.version.sheet).countries.includes(countryCode)) &&
      (!goodsType || terms.goodsTypes.includes(goodsType)) &&
      (!cargoProperty || terms.cargoProperties.includes(cargoProperty))
    );
  });
  const shown = fit.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { records: shown.map((each) => view(ctx, each)), total: fit.length, pageNo, pageSize };
};

export const detail = async (ctx: Ctx, id: string): Promise<Result<typeof getProductDetail>> => {
  const { offers } = await offersNow(ctx);
  const offer = offers.find(({ product }) => product.id === id) ?? refuse('product.notFound');
  const { product, version } = offer;
  const { currency, terms, source } = version.sheet;
  const isEnglish = ctx.lang === 'en_US';
  return {
    product: view(ctx, offer),
    terms,
    restrictions: isEnglish ? product.restrictionsEn : product.restrictionsZh,
    voidHours: product.voidHours,
    returnHandling: product.returnHandling,
    returnFee: product.returnFee,
    validFrom: toWire(version.validFrom as Date, ctx.tenant.zone),
    versionNo: version.versionNo,
    surcharges: source.surcharges.map((surcharge) => ({
      code: surcharge.code,
      name: isEnglish ? surcharge.nameEn : surcharge.nameZh,
      about: surchargeText(ctx.lang, surcharge, currency),
    })),
  };
};

/** A product that the caller's merchant can buy now. */
export const requireProduct = async (ctx: Ctx, id: string) => {
  const { offers } = await offersNow(ctx);
  if (!offers.some(({ product }) => product.id === id)) refuse('product.notFound');
};

/** What the caller's merchant can buy now, as a sheet names it: by name or code. */
export const productOptions = async (ctx: Ctx) => {
  const { offers } = await offersNow(ctx).catch((error) => {
    // A closed account can still look at what it brought.
    if (error instanceof Refusal && error.key === 'account.notActive') return { offers: [] };
    throw error;
  });
  return offers.map(({ product: { id, code, nameZh, nameEn } }) => ({
    value: id,
    zh: nameZh,
    en: nameEn,
    also: code,
  }));
};

/** What all products are called, also those no longer on sale. */
export const productNames = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> => {
  const { products } = await openBook(ctx);
  const isEnglish = ctx.lang === 'en_US';
  return new Map(
    [...products.values()].map(({ id, nameZh, nameEn }) => [id, isEnglish ? nameEn : nameZh]),
  );
};

/** The longest that each product promises to take, also of those no longer on sale. */
export const promisedDays = async (ctx: Ctx): Promise<ReadonlyMap<string, number>> => {
  const { products } = await openBook(ctx);
  return new Map([...products.values()].map(({ id, transitDaysMax }) => [id, transitDaysMax]));
};

/** As the page that sets them saves it; anything else counts as none. */
const favouriteIds = async (ctx: Ctx): Promise<readonly string[]> => {
  const { value } = await preferences.read(ctx, 'channels');
  const ids = (value as { productIds?: unknown } | null)?.productIds;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

export const common = async (ctx: Ctx): Promise<Result<typeof getCommonProduct>> => {
  const { offers } = await offersNow(ctx);
  const byId = new Map(offers.map((offer) => [offer.product.id, offer]));
  const chosen = [...new Set(await favouriteIds(ctx))].flatMap((id) => byId.get(id) ?? []);
  return chosen.map((offer) => ({ ...view(ctx, offer), favourite: true }));
};
