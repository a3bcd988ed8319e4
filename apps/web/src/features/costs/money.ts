import { type Currency, toAmount, toMinor } from '@alpaca/contract';
import { grouped } from '../../shared/feedback/values/amountText.ts';
import type { Money } from '../orders/index.ts';

/** Sums in words, one for each currency. */
export const sumsText = (sums: readonly Money[], comma: string) =>
  sums.map(({ amount, currency }) => `${grouped(amount)} ${currency}`).join(comma);

/** Half of an amount; what can't be halved is left to the house. */
export const halfOf = (amount: string, currency: Currency) =>
  toAmount(toMinor(amount, currency) / 2n, currency);
