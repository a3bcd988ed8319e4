import {
  type PriceRow,
  type ProductLimits,
  type Surcharge,
  toCentiCm,
  toGrams,
} from '@alpaca/contract';
import { minorPerUnit, share, toTenThousandths } from './exact.ts';
import type {
  Band,
  CompiledCondition,
  CompiledLimits,
  CompiledSheet,
  CompiledSurcharge,
  PlaceIndex,
  SheetSource,
  ZonePrices,
} from './types.ts';
import { indexRemote, indexZones } from './zones.ts';

const priceOf = (price: string | undefined) => (price === undefined ? 0 : toTenThousandths(price));
const gramsOf = (kg: number | undefined, otherwise = 0) =>
  kg === undefined ? otherwise : toGrams(kg);
const centiOf = (cm: number | undefined, otherwise: number) =>
  cm === undefined ? otherwise : toCentiCm(cm);

const bandOf = (row: PriceRow, perUnit: number): Band => ({
  row,
  fromG: toGrams(row.fromKg),
  toG: toGrams(row.toKg),
  firstG: gramsOf(row.firstKg),
  firstPrice: priceOf(row.firstPrice),
  nextG: gramsOf(row.nextKg),
  nextPrice: priceOf(row.nextPrice),
  perKg: priceOf(row.perKg),
  perOrder: priceOf(row.perOrder),
  perBox: priceOf(row.perBox),
  perCbm: priceOf(row.perCbm),
  minChargeMinor: share(priceOf(row.minCharge), 1, 10_000 / perUnit),
  stepG: gramsOf(row.stepKg, 1),
  minG: gramsOf(row.minKg),
  minBoxG: gramsOf(row.minBoxKg),
});

// Rows come from the database in any order; a published version reads the same in each.
const inOrder = (a: Band, b: Band) =>
  a.fromG - b.fromG || a.toG - b.toG || (JSON.stringify(a.row) < JSON.stringify(b.row) ? -1 : 1);

const bandsByType = (rows: readonly PriceRow[], perUnit: number): ZonePrices => {
  const byType = Map.groupBy(rows, ({ goodsType = '' }) => goodsType);
  return new Map(
    [...byType].map(([type, its]) => [type, its.map((row) => bandOf(row, perUnit)).sort(inOrder)]),
  );
};

const pricesOf = (rows: readonly PriceRow[], perUnit: number): ReadonlyMap<string, ZonePrices> => {
  const byZone = Map.groupBy(rows, ({ zone }) => zone);
  return new Map([...byZone].map(([zone, its]) => [zone, bandsByType(its, perUnit)]));
};

const conditionOf = ({ boxKgOver, ...when }: Surcharge['when']): CompiledCondition => ({
  ...when,
  ofBox: (boxKgOver ?? when.longestCmOver ?? when.girthCmOver) !== undefined,
  boxG: gramsOf(boxKgOver, -1),
  longest: centiOf(when.longestCmOver, -1),
  girth: centiOf(when.girthCmOver, -1),
});

const surchargeOf = (source: Surcharge, sheet: SheetSource): CompiledSurcharge => ({
  source,
  value: toTenThousandths(source.value),
  min: source.min === undefined ? undefined : toTenThousandths(source.min),
  max: source.max === undefined ? undefined : toTenThousandths(source.max),
  currency: source.currency ?? sheet.currency,
  when: conditionOf(source.when),
});

const none = Number.POSITIVE_INFINITY;

const limitsOf = (limits: ProductLimits, { currency }: SheetSource): CompiledLimits => ({
  minG: gramsOf(limits.minKg),
  maxG: gramsOf(limits.maxKg, none),
  maxOrderG: gramsOf(limits.maxOrderKg, none),
  maxLongest: centiOf(limits.maxLongestCm, none),
  maxSides: centiOf(limits.maxSidesCm, none),
  maxGirth: centiOf(limits.maxGirthCm, none),
  maxBoxes: limits.maxBoxes ?? none,
  maxDeclared: limits.maxDeclared === undefined ? undefined : toTenThousandths(limits.maxDeclared),
  declaredCurrency: limits.declaredCurrency ?? currency,
});

/** A remote list may serve many sheets: who has it indexed already hands it in. */
export const compileSheet = (
  source: SheetSource,
  remote: PlaceIndex = indexRemote(source.remoteAreas),
): CompiledSheet => {
  const perUnit = minorPerUnit(source.currency);
  return {
    source,
    currency: source.currency,
    terms: source.terms,
    minorPerUnit: perUnit,
    limits: limitsOf(source.terms.limits, source),
    zones: indexZones(source.zonePlaces),
    prices: pricesOf(source.priceRows, perUnit),
    surcharges: source.surcharges.map((surcharge) => surchargeOf(surcharge, source)),
    remote,
    asksRemote: source.surcharges.some(({ when }) => when.remote),
  };
};
