import { type Currency, toAmount, toMinor } from '@alpaca/contract';

/** Half of an amount; what can't be halved is left to the house. */
export const halfOf = (amount: string, currency: Currency) =>
  toAmount(toMinor(amount, currency) / 2n, currency);
