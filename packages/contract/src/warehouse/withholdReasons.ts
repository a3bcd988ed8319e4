/** Why a parcel is withheld; several may hold one at once. */
export const withholdReasons = [
  /** Its price is more than its merchant has; a top-up settles it. */
  'arrears',
  /** Its merchant wants it back. */
  'intercepted',
  /** Goods that its line does not take. */
  'forbidden',
  /** A battery that was not declared. */
  'battery',
  'damaged',
  /** What customs want is missing or wrong. */
  'customs',
  'address',
  /** As it was measured its line has no price for it. */
  'weight',
  /** The carrier that was asked from here said no. */
  'carrierRefused',
  'other',
] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** What people choose; the others come by themselves. */
export const givenReasons = [
  'forbidden',
  'battery',
  'damaged',
  'customs',
  'address',
  'other',
] as const satisfies readonly WithholdReason[];

/**
 * Whether people can say that a reason is settled. Arrears are settled by money, a carrier's no by its yes,
 * and what has no price can't be charged: it goes by another line, or back.
 */
export const isSettleable = (isPaid: boolean, reason: WithholdReason): boolean => {
  if (reason === 'arrears' || reason === 'carrierRefused') return false;
  return reason !== 'weight' || isPaid;
};
