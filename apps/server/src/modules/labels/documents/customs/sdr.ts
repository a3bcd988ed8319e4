import type { Currency } from '@alpaca/contract';

/**
 * Units of a currency for one special drawing right, by the International Monetary Fund's basket of
 * August 2022 (0.57813 USD, 0.37379 EUR, 1.0993 CNY, 13.452 JPY, 0.08087 GBP) at market rates of
 * October 2025, which made it about 1.365 USD. Rounded down by a hundredth or two: what is near the
 * limit gets the longer form, which posts take in any case.
 */
const perSdr: Readonly<Record<Currency, number>> = {
  CNY: 9.6,
  USD: 1.35,
  EUR: 1.16,
  GBP: 1.01,
  HKD: 10.5,
  JPY: 200,
  AUD: 2.05,
  CAD: 1.88,
  SGD: 1.74,
  BRL: 7.2,
  SAR: 5.05,
  AED: 4.95,
  MXN: 24.8,
  KRW: 1880,
  THB: 43.5,
  MYR: 5.6,
  PHP: 77,
  VND: 35_400,
  IDR: 22_300,
  NZD: 2.33,
  CHF: 1.07,
  SEK: 12.7,
  PLN: 4.9,
  CZK: 28,
  RUB: 108,
  TWD: 41,
  MOP: 10.8,
  INR: 119,
  ZAR: 23.3,
  KWD: 0.41,
};

const mostOfCn22 = 300;

/** Whether the short form is enough. A currency that nobody has a rate of gets the long one. */
export const isCn22 = (value: number, currency: string): boolean => {
  const rate = (perSdr as Readonly<Record<string, number>>)[currency];
  return rate !== undefined && value / rate <= mostOfCn22;
};
