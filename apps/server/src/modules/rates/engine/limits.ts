import type { QuoteRefusal } from '@alpaca/contract';
import type { CompiledSheet, Measured, Rates, Refused, Vars } from './types.ts';

const refused = (refusal: QuoteRefusal, vars: Vars): Refused => ({ ok: false, refusal, vars });

/** A weight, a measure or a count of the parcel beside the most (or least) that the line takes. */
export type Limited = {
  refusal: QuoteRefusal;
  limit: string;
  unit: 'kg' | 'cm' | 'count';
  value: number;
  most: number;
};

/** Figures of a parcel that have a limit, in grams, hundredths of a centimetre and pieces. */
export const limited = ({ limits }: CompiledSheet, measured: Measured): readonly Limited[] => [
  row('tooHeavy', 'maxKg', 'kg', measured.heaviestG, limits.maxG),
  row('orderTooHeavy', 'maxOrderKg', 'kg', measured.realG, limits.maxOrderG),
  row('tooLarge', 'maxLongestCm', 'cm', measured.longest, limits.maxLongest),
  row('tooLarge', 'maxSidesCm', 'cm', measured.sides, limits.maxSides),
  row('tooLarge', 'maxGirthCm', 'cm', measured.girth, limits.maxGirth),
  row('tooManyBoxes', 'maxBoxes', 'count', measured.boxCount, limits.maxBoxes),
];

const row = (
  refusal: QuoteRefusal,
  limit: string,
  unit: Limited['unit'],
  value: number,
  most: number,
): Limited => ({ refusal, limit, unit, value, most });

const perUnit = { kg: 1000, cm: 100, count: 1 };

/** The limit and the parcel's own figure in kilograms, centimetres or pieces. */
export const limitVars = ({ limit, unit, value, most }: Limited): Vars => ({
  limit,
  [unit]: value / perUnit[unit],
  most: most / perUnit[unit],
});

const isBeyond = ({ limits }: CompiledSheet, measured: Measured): boolean =>
  measured.heaviestG > limits.maxG ||
  measured.realG > limits.maxOrderG ||
  measured.longest > limits.maxLongest ||
  measured.sides > limits.maxSides ||
  measured.girth > limits.maxGirth ||
  measured.boxCount > limits.maxBoxes;

const beyond = (sheet: CompiledSheet, measured: Measured): Refused | undefined => {
  // Nearly every parcel is within, and then no list is made.
  if (!isBeyond(sheet, measured)) return undefined;
  const first = limited(sheet, measured).find(({ value, most }) => value > most);
  return first && refused(first.refusal, limitVars(first));
};

const declaredTooHigh = (sheet: CompiledSheet, measured: Measured, rates: Rates) => {
  const { maxDeclared, declaredCurrency } = sheet.limits;
  const { hundredths, currency } = measured.declared;
  if (maxDeclared === undefined || hundredths === 0) return undefined;
  const rate = rates(currency, declaredCurrency);
  if (!rate) return refused('noRate', { from: currency, to: declaredCurrency });
  return BigInt(hundredths) * 100n * rate.num > BigInt(maxDeclared) * rate.den
    ? refused('declaredTooHigh', {
        most: sheet.terms.limits.maxDeclared ?? '',
        currency: declaredCurrency,
      })
    : undefined;
};

/** Why the line doesn't take the parcel, whatever it would cost. */
export const refusedByTerms = (
  sheet: CompiledSheet,
  measured: Measured,
  rates: Rates,
): Refused | undefined => {
  const { terms, limits } = sheet;
  const { parcel } = measured;
  if (terms.countries.length > 0 && !terms.countries.includes(parcel.countryCode))
    return refused('notServed', { country: parcel.countryCode });
  if (!terms.goodsTypes.includes(parcel.goodsType))
    return refused('goodsType', { goodsType: parcel.goodsType });
  for (const property of measured.properties)
    if (!terms.cargoProperties.includes(property))
      return refused('cargoProperty', { cargoProperty: property });
  if (measured.lightestG < limits.minG)
    return refused('tooLight', {
      limit: 'minKg',
      kg: measured.lightestG / 1000,
      least: limits.minG / 1000,
    });
  return beyond(sheet, measured) ?? declaredTooHigh(sheet, measured, rates);
};
