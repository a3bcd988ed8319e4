import { type Currency, toAmount } from '@alpaca/contract';

/** What comes to each of several, to the nearest minor unit; null where there are none. */
export const shareOf = (minor: bigint, several: bigint, currency: Currency): string | null => {
  if (several <= 0n) return null;
  const doubled = 2n * minor + (minor < 0n ? -several : several);
  return toAmount(doubled / (2n * several), currency);
};
