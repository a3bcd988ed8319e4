import type { ShareRule } from '@alpaca/contract';

/** A parcel that bears a part, and what its part goes by. */
export interface Bearer {
  orderId: string;
  merchantId: string;
  weightG: bigint;
  pieces: number;
  /** What it was declared to be worth, in the tenant's currency. */
  valueMinor: bigint;
}

const portionOf: Record<ShareRule, (bearer: Bearer) => bigint> = {
  weight: ({ weightG }) => weightG,
  piece: ({ pieces }) => BigInt(pieces),
  value: ({ valueMinor }) => valueMinor,
};

/** Where nobody knows what to go by, all bear alike. */
const portionsOf = (bearers: readonly Bearer[], rule: ShareRule): bigint[] => {
  const portions = bearers.map(portionOf[rule]);
  return portions.some((portion) => portion > 0n) ? portions : bearers.map(() => 1n);
};

export interface Share {
  orderId: string;
  merchantId: string;
  minor: bigint;
}

/**
 * Shares an amount to the last cent: each has its part rounded down, and what is left goes one by one to those
 * who lost most by it; of those alike to the lower id, so that it comes out the same however it is reckoned.
 */
export const sharesOf = (minor: bigint, rule: ShareRule, bearers: readonly Bearer[]): Share[] => {
  const all = bearers.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  const portions = portionsOf(all, rule);
  const whole = portions.reduce((sum, portion) => sum + portion, 0n);
  const [sign, size] = minor < 0n ? [-1n, -minor] : [1n, minor];
  const parts = all.map((bearer, at) => {
    const exact = size * (portions[at] as bigint);
    return { bearer, minor: exact / whole, lost: exact % whole };
  });
  const left = size - parts.reduce((sum, part) => sum + part.minor, 0n);
  const next = parts.toSorted((a, b) => (a.lost === b.lost ? 0 : a.lost > b.lost ? -1 : 1));
  for (const part of next.slice(0, Number(left))) part.minor += 1n;
  return parts.map(({ bearer: { orderId, merchantId }, minor }) => ({
    orderId,
    merchantId,
    minor: sign * minor,
  }));
};
