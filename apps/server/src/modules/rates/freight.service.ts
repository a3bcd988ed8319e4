import type {
  FreightLine,
  Language,
  listFreight,
  Parsed,
  PriceRow,
  Result,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { freightText } from '../products/index.ts';
import { countryName } from '../system/index.ts';
import type { CompiledSheet } from './engine/index.ts';
import { type Offer, offersNow } from './offers.ts';

interface Zone {
  countries: ReadonlySet<string>;
  /** Countries, and where one is split its postcodes. */
  places: readonly { country: string; posts: string }[];
}
const zonesOf = new WeakMap<CompiledSheet, ReadonlyMap<string, Zone>>();

const zones = (sheet: CompiledSheet): ReadonlyMap<string, Zone> => {
  const known = zonesOf.get(sheet);
  if (known) return known;
  const grouped = Map.groupBy(sheet.source.zonePlaces, ({ zone }) => zone);
  const found = new Map(
    [...grouped].map(([zone, places]) => [
      zone,
      {
        countries: new Set(places.map(({ countryCode }) => countryCode as string)),
        places: places.map(({ countryCode, postFrom = '', postTo = '' }) => ({
          country: countryCode,
          posts: postFrom === postTo ? postFrom : `${postFrom}–${postTo}`,
        })),
      },
    ]),
  );
  zonesOf.set(sheet, found);
  return found;
};

const placesMost = 20;

const placesText = (lang: Language, zone: Zone | undefined): string => {
  const places = zone?.places ?? [];
  const shown = places
    .slice(0, placesMost)
    .map(({ country, posts }) => `${countryName(lang, country)}${posts ? ` ${posts}` : ''}`);
  return places.length > placesMost ? `${shown.join(', ')} …` : shown.join(', ');
};

interface Found {
  offer: Offer;
  row: PriceRow;
}

const line = (ctx: Ctx, { offer, row }: Found): FreightLine => {
  const { product, version } = offer;
  const { currency } = version.sheet;
  return {
    productId: product.id,
    productName: ctx.lang === 'en_US' ? product.nameEn : product.nameZh,
    zone: row.zone,
    places: placesText(ctx.lang, zones(version.sheet).get(row.zone)),
    goodsType: row.goodsType ?? null,
    fromKg: row.fromKg,
    toKg: row.toKg,
    price: freightText(ctx.lang, row, currency),
    minCharge: row.minCharge ?? null,
    currency,
    transitDaysMin: product.transitDaysMin,
    transitDaysMax: product.transitDaysMax,
    validFrom: toWire(version.validFrom as Date, ctx.tenant.zone),
  };
};

type Filter = Parsed<typeof listFreight>['query'];

/** The bands of one offer that a filter keeps; a price that no place leads to is nobody's. */
const rowsOf = (offer: Offer, { countryCode, goodsType }: Filter): Found[] => {
  const { sheet } = offer.version;
  if (goodsType && !sheet.terms.goodsTypes.includes(goodsType)) return [];
  const byZone = zones(sheet);
  return sheet.source.priceRows
    .filter((row) => {
      const zone = byZone.get(row.zone);
      return (
        zone !== undefined &&
        (!countryCode || zone.countries.has(countryCode)) &&
        (!goodsType || !row.goodsType || row.goodsType === goodsType)
      );
    })
    .map((row) => ({ offer, row }));
};

/** The merchant's own price list, band by band. */
export const list = async (ctx: Ctx, filter: Filter): Promise<Result<typeof listFreight>> => {
  const { pageNo, pageSize, productId } = filter;
  const { offers } = await offersNow(ctx);
  const found = offers
    .filter(({ product }) => !productId || product.id === productId)
    .flatMap((offer) => rowsOf(offer, filter));
  const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { records: shown.map((each) => line(ctx, each)), total: found.length, pageNo, pageSize };
};
