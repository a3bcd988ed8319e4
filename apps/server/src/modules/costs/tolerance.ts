import { type ChangeReason, isWeighedReason } from '@alpaca/contract';

/** How much of a difference nobody is asked about. */
export interface Tolerance {
  amountMinor: bigint;
  sharePercent: number;
}

/** So small that the house bears it: by its amount, or by its share of what was charged. */
export const isTolerable = (
  {
    reason,
    beforeMinor,
    afterMinor,
  }: { reason: ChangeReason; beforeMinor: bigint; afterMinor: bigint },
  tolerance: Tolerance | undefined,
): boolean => {
  const difference = afterMinor - beforeMinor;
  if (!tolerance || difference <= 0n || !isWeighedReason(reason)) return false;
  if (difference <= tolerance.amountMinor) return true;
  // In hundredths of a per cent, so that no share is rounded.
  const share = BigInt(Math.round(tolerance.sharePercent * 100));
  return difference * 10_000n <= beforeMinor * share;
};
