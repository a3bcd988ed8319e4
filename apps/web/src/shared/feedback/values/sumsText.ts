import { grouped } from './amountText.ts';

interface Sum {
  currency: string;
  amount: string;
}

/** Sums in words, one for each currency. */
export const sumsText = (sums: readonly Sum[], comma: string) =>
  sums.map(({ amount, currency }) => `${grouped(amount)} ${currency}`).join(comma);
