import { type Currency, toAmount } from '@alpaca/contract';

/** An amount as messages say it: `12.34 CNY`. */
export const amountText = (minor: bigint, currency: Currency): string =>
  `${toAmount(minor, currency)} ${currency}`;
