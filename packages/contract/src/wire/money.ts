/** Decimal places of each currency we trade in (ISO 4217). */
export const currencyExponents = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  JPY: 0,
  AUD: 2,
  CAD: 2,
  SGD: 2,
  BRL: 2,
  SAR: 2,
  AED: 2,
  MXN: 2,
  KRW: 0,
  THB: 2,
  MYR: 2,
  PHP: 2,
  VND: 0,
  IDR: 2,
  NZD: 2,
  CHF: 2,
  SEK: 2,
  PLN: 2,
  CZK: 2,
  RUB: 2,
  TWD: 2,
  MOP: 2,
  INR: 2,
  ZAR: 2,
  KWD: 3,
} as const;

export type Currency = keyof typeof currencyExponents;

export const isCurrency = (code: string): code is Currency =>
  Object.hasOwn(currencyExponents, code);

/** No more decimals than the currency has: 12.5 JPY is nobody's amount. */
export const hasDecimalsOf = (amount: string, currency: Currency): boolean =>
  (amount.split('.')[1] ?? '').length <= currencyExponents[currency];

/** What a form says of an amount that has more. */
export const tooManyDecimals = 'web.verify.80';

/** '12.30' CNY → 1230n. Refuses more decimals than the currency has: money is never rounded unseen. */
export const toMinor = (amount: string, currency: Currency): bigint => {
  const exponent = currencyExponents[currency];
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(amount);
  const decimals = match?.[3] ?? '';
  if (!match || decimals.length > exponent) throw new RangeError('not an amount of this currency');
  const minor = BigInt(`${match[2]}${decimals.padEnd(exponent, '0')}`);
  return match[1] ? -minor : minor;
};

/** 1230n CNY → '12.30'. */
export const toAmount = (minor: bigint | number, currency: Currency): string => {
  const exponent = currencyExponents[currency];
  const sign = minor < 0 ? '-' : '';
  const figures = String(minor < 0 ? -minor : minor).padStart(exponent + 1, '0');
  if (exponent === 0) return sign + figures;
  return `${sign}${figures.slice(0, -exponent)}.${figures.slice(-exponent)}`;
};
