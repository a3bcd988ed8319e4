import { type Currency, currencyExponents } from '@alpaca/contract';

export interface CurrencyName {
  code: Currency;
  zh: string;
  en: string;
  /** Places after the point. */
  decimals: number;
}

const zhNames = new Intl.DisplayNames('zh-Hans', { type: 'currency' });
const enNames = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies we trade in, in the contract's order. */
export const currencies: readonly CurrencyName[] = Object.entries(currencyExponents).map(
  ([code, decimals]) => ({
    code: code as Currency,
    zh: zhNames.of(code) ?? code,
    en: enNames.of(code) ?? code,
    decimals,
  }),
);
