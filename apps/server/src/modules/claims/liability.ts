import type { ClaimKind } from '@alpaca/contract';

/** What a line answers for, in minor units of one currency. */
export interface Liability {
  parcelMinor: bigint;
  kgMinor: bigint;
  freightPercent: number;
}

/** What of a parcel counts for it. */
export interface Parcel {
  boxes: number;
  weightG: bigint;
  freightMinor: bigint;
}

/** So much for each parcel, so much for its weight and a share of its freight, all together; rounded down. */
export const liabilityOf = (terms: Liability, parcel: Parcel): bigint => {
  // In hundredths of a per cent, so that no share is rounded twice.
  const share = BigInt(Math.round(terms.freightPercent * 100));
  return (
    terms.parcelMinor * BigInt(parcel.boxes) +
    (terms.kgMinor * parcel.weightG) / 1_000n +
    (parcel.freightMinor * share) / 10_000n
  );
};

interface Capped {
  kind: ClaimKind;
  /** Null where the line has no terms. */
  liabilityMinor: bigint | null;
  insuredMinor: bigint | null;
}

/**
 * What one person alone may offer: the line's liability or the insured value, whichever is more. Without terms
 * nothing, and nobody is insured against being late.
 */
export const capOf = ({ kind, liabilityMinor, insuredMinor }: Capped): bigint | null => {
  if (liabilityMinor === null) return null;
  if (kind === 'late' || insuredMinor === null) return liabilityMinor;
  return insuredMinor > liabilityMinor ? insuredMinor : liabilityMinor;
};

/** Whether a second person has to approve an offer. */
export const needsSecond = (offeredMinor: bigint, capMinor: bigint | null): boolean =>
  capMinor === null || offeredMinor > capMinor;
