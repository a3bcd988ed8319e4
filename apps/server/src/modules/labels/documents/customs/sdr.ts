import type { Currency } from '@alpaca/contract';

/**
 * Special drawing rights for a unit of each currency, as the International Monetary Fund's treasurer
 * published them ("Currency values in terms of special drawing rights") for 13 April 2026; SEK, CHF
 * and THB for 2 April 2026, SGD with the Brunei dollar at par, AED by its fixed 3.6725 to the dollar.
 * A tenant's own exchange rates are not asked: they are what it sells at, and other papers of the
 * same parcel would come out by the hour.
 */
const published = {
  CNY: 0.106875,
  USD: 0.730405,
  EUR: 0.853405,
  GBP: 0.981226,
  JPY: 0.00456931,
  AUD: 0.514205,
  CAD: 0.528819,
  SGD: 0.572373,
  BRL: 0.145389,
  SAR: 0.194775,
  AED: 0.198885,
  MXN: 0.0421056,
  KRW: 0.000493584,
  THB: 0.0225048,
  MYR: 0.18375,
  PHP: 0.0122203,
  NZD: 0.424986,
  CHF: 0.919278,
  SEK: 0.0774859,
  PLN: 0.200804,
  CZK: 0.0350129,
  INR: 0.00782283,
  KWD: 2.38266,
} as const;

/**
 * The Fund publishes none of these. HKD at the strong end of its band to the dollar, MOP by its fixed
 * 1.03 to HKD; the others are estimates of ours, rather too much than too little.
 */
const estimated = {
  HKD: 0.0943,
  MOP: 0.0915,
  TWD: 0.0245,
  VND: 0.0000285,
  IDR: 0.000045,
  ZAR: 0.045,
  RUB: 0.0095,
} as const;

const sdrOf: Readonly<Record<Currency, number>> = { ...published, ...estimated };

/** By the Universal Postal Union's rules for customs declarations. */
const mostOfCn22 = 300;
// Rates move by a twentieth in half a year. What is near the limit gets the long form, which posts
// take in any case.
const margin = 0.95;

/** Whether the short form is enough. A currency that nobody has a rate of gets the long one. */
export const isCn22 = (value: number, currency: string): boolean => {
  const rate = (sdrOf as Readonly<Record<string, number>>)[currency];
  return rate !== undefined && value * rate <= mostOfCn22 * margin;
};
