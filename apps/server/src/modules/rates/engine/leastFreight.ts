import { freightMinor, freightOf } from './freight.ts';
import { measure } from './measure.ts';
import type { Band, CompiledSheet } from './types.ts';

/** The lightest parcel there can be; its place doesn't matter here. */
// Stryker disable StringLiteral,BooleanLiteral: where it goes and what it is worth is in no freight
const lightest = measure({
  countryCode: 'CN',
  goodsType: 'WPX',
  boxes: [{ weight: 0.001, count: 1 }],
  goods: [],
  declaredCurrency: 'CNY',
  signatureService: false,
});
// Stryker restore all

const leastOf = (sheet: CompiledSheet, bands: readonly Band[]): number[] => {
  const [first] = bands;
  const from = Math.max(first?.fromG ?? 0, sheet.limits.minG - 1);
  const chosen = freightOf(sheet, bands, lightest, from + 1);
  if (!chosen) return [];
  return [Math.max(freightMinor(sheet, chosen, lightest), chosen.band.minChargeMinor)];
};

/** The least freight that a sheet knows in any zone, to say what it begins at. */
export const leastFreight = (sheet: CompiledSheet): number =>
  Math.min(
    ...[...sheet.prices.values()].flatMap((zone) =>
      [...zone.values()].flatMap((bands) => leastOf(sheet, bands)),
    ),
  );
