import {
  type Currency,
  currencyExponents,
  grouped,
  type Language,
  type PriceRow,
  type Surcharge,
} from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';

// One way of writing for both languages: ¥ is always the yuan, the yen is JP¥.
const symbols = Object.fromEntries(
  Object.keys(currencyExponents).map((currency) => {
    const parts = new Intl.NumberFormat('zh-CN', { style: 'currency', currency }).formatToParts(0);
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    return [currency, /^[A-Z]{3}$/.test(symbol) ? `${symbol} ` : symbol];
  }),
) as Record<Currency, string>;

/** An amount or a price with its currency's sign and at least its currency's decimals. */
export const moneyText = (amount: string, currency: Currency): string => {
  const [whole = '0', decimals = ''] = amount.split('.');
  const shown = decimals.padEnd(currencyExponents[currency], '0');
  return `${symbols[currency]}${grouped(shown ? `${whole}.${shown}` : whole)}`;
};

/** What a weight costs, in words: `¥98.00/kg + ¥19.00`. */
export const freightText = (lang: Language, row: PriceRow, currency: Currency): string => {
  const say = (key: string, price: string | undefined, kg?: number) =>
    price === undefined
      ? []
      : [words(lang, `freight.${key}`, { price: moneyText(price, currency), kg: kg ?? '' })];
  const parts = [
    ...say('first', row.firstPrice, row.firstKg),
    ...say('next', row.nextPrice, row.nextKg),
    ...say('perKg', row.perKg),
    ...say('perOrder', row.perOrder),
    ...say('perBox', row.perBox),
    ...say('perCbm', row.perCbm),
  ];
  return parts.length > 0 ? parts.join(' + ') : (say('only', row.minCharge)[0] ?? '');
};

/** How a surcharge is counted, in words: `12.5% of the freight, at least ¥28.00`. */
export const surchargeText = (lang: Language, surcharge: Surcharge, own: Currency): string => {
  const { basis, value, min, max, currency = own } = surcharge;
  const shown = basis.startsWith('percent') ? `${value}%` : moneyText(value, currency);
  const bound = (key: string, price: string | undefined) =>
    price === undefined
      ? []
      : [words(lang, `surcharge.${key}`, { price: moneyText(price, currency) })];
  return [
    words(lang, `surcharge.${basis}`, { value: shown }),
    ...bound('min', min),
    ...bound('max', max),
  ].join(words(lang, 'surcharge.and'));
};
