import { type Chosen, freightMinor, freightOf, whyFreight } from './freight.ts';
import { refusedByTerms } from './limits.ts';
import { type SoFar, surchargeMinor, whySurcharge } from './surcharges.ts';
import type { Band, CompiledSheet, EngineLine, Measured, Rates, Refused } from './types.ts';
import { weighedG } from './weights.ts';
import { findPlace } from './zones.ts';

type Placed = {
  ok: true;
  measured: Measured;
  zone: string;
  /** '' where the place is not remote, or nobody asked. */
  remoteType: string;
  bands: readonly Band[];
};

export type Rated = SoFar & Placed & { chosen: Chosen; minChargeCounts: boolean };

const addSurcharges = (
  sheet: CompiledSheet,
  rated: Rated,
  rates: Rates,
  lines: EngineLine[] | undefined,
): Refused | undefined => {
  for (const surcharge of sheet.surcharges) {
    const minor = surchargeMinor(sheet, surcharge, rated, rates);
    if (typeof minor !== 'number') return minor;
    if (minor === 0) continue;
    const { code, expenseType } = surcharge.source;
    lines?.push({
      code,
      expenseType,
      minor,
      why: whySurcharge(sheet, surcharge, rated, rates, minor),
    });
    rated.totalMinor += minor;
  }
  return undefined;
};

// The postcode matters only where other postcodes of the country are served.
const notServed = ({ zones }: CompiledSheet, { parcel }: Measured): Refused => ({
  ok: false,
  refusal: 'notServed',
  vars: {
    country: parcel.countryCode,
    postCode: zones.has(parcel.countryCode) ? (parcel.postCode ?? '') : '',
  },
});

const noPrice = (zone: string, weighed: number): Refused => ({
  ok: false,
  refusal: 'noPrice',
  vars: { zone, kg: weighed / 1000 },
});

/** Where a parcel goes and which bands are its, or why it is not taken: the same at every weight. */
const placed = (
  sheet: CompiledSheet,
  measured: Measured,
  rates: Rates,
  asksRemote: boolean,
): Placed | Refused => {
  const { countryCode, goodsType } = measured.parcel;
  const zone = findPlace(sheet.zones, countryCode, measured.postKey);
  if (zone === undefined) return notServed(sheet, measured);
  const refusal = refusedByTerms(sheet, measured, rates);
  if (refusal) return refusal;
  const prices = sheet.prices.get(zone);
  const bands = prices?.get(goodsType) ?? prices?.get('') ?? [];
  const remoteType = (asksRemote && findPlace(sheet.remote, countryCode, measured.postKey)) || '';
  return { ok: true, measured, zone, bands, remoteType };
};

/** The price of a parcel whose place is known; `weighed` asks what it costs at another weight. */
export const rateThere = (
  sheet: CompiledSheet,
  place: Placed,
  rates: Rates,
  lines?: EngineLine[],
  weighed?: number,
): Rated | Refused => {
  const { measured, zone, bands, remoteType } = place;
  const chosen = freightOf(sheet, bands, measured, weighed);
  if (!chosen) return noPrice(zone, weighed ?? weighedG(sheet, measured));
  const plain = freightMinor(sheet, chosen, measured);
  const { minChargeMinor } = chosen.band;
  const freight = Math.max(plain, minChargeMinor);
  const minChargeCounts = plain < minChargeMinor;
  const rated: Rated = {
    ok: true,
    measured,
    zone,
    remoteType,
    billableG: chosen.billableG,
    freightMinor: freight,
    totalMinor: freight,
    chosen,
    bands,
    minChargeCounts,
  };
  if (freight > 0)
    lines?.push({
      code: 'freight',
      expenseType: 'freight',
      minor: freight,
      why: whyFreight(chosen, measured, minChargeCounts),
    });
  const withoutRate = addSurcharges(sheet, rated, rates, lines);
  if (withoutRate) return withoutRate;
  // A sum beyond what can be counted exactly comes from a slip in the sheet, not from a parcel.
  return Number.isSafeInteger(rated.totalMinor) ? rated : noPrice(zone, chosen.billableG);
};

/** The one way to a price. Lines are only written where somebody wants to read them. */
export const rate = (
  sheet: CompiledSheet,
  measured: Measured,
  rates: Rates,
  lines?: EngineLine[],
): Rated | Refused => {
  const place = placed(sheet, measured, rates, lines !== undefined || sheet.asksRemote);
  return place.ok ? rateThere(sheet, place, rates, lines) : place;
};
