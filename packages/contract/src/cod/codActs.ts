/** How far the money that a carrier collects for an order is. */
export const codStates = [
  /** The parcel is on its way. */
  'expected',
  /** It was delivered, so its carrier has the money. */
  'collected',
  /** We have it; its merchant is credited on the day. */
  'remitted',
  /** What came is not what was due: somebody has to say what becomes of it. */
  'differs',
  /** More is to be credited than came, and a second person has yet to agree. */
  'approving',
  'credited',
  /** Nothing comes of it: the parcel came back, or somebody said so. */
  'closed',
] as const;
export type CodState = (typeof codStates)[number];

/** What somebody says about an order whose money is not as it was due. */
export const codDecisions = [
  /** The merchant is credited what came. */
  'asRemitted',
  /** The merchant is credited what was due, whatever came. */
  'inFull',
  /** The merchant is credited nothing. */
  'nothing',
  /** The merchant was credited already: what came or went since stays with us. */
  'noted',
] as const;
export type CodDecision = (typeof codDecisions)[number];

export interface CodFacts {
  state: CodState;
  isCredited: boolean;
  /** Whether anything came at all. */
  hasCome: boolean;
}

/** What can be decided about it. The server refuses by this, and the web offers by it. */
export const codDecisionsOf = ({
  state,
  isCredited,
  hasCome,
}: CodFacts): readonly CodDecision[] => {
  if (state === 'differs' && isCredited) return ['noted'];
  if (state !== 'differs' && state !== 'collected' && state !== 'approving') return [];
  return hasCome ? ['asRemitted', 'inFull', 'nothing'] : ['inFull', 'nothing'];
};

/** In what way it differs. */
export const codDifferences = [
  'less',
  'more',
  /** The money came and the parcel has not been delivered. */
  'notDelivered',
  /** Something came or was taken back after it was settled. */
  'afterwards',
] as const;
export type CodDifference = (typeof codDifferences)[number];

export const codDifferenceOf = (facts: {
  dueMinor: bigint;
  remittedMinor: bigint;
  isSettled: boolean;
}): CodDifference => {
  if (facts.isSettled) return 'afterwards';
  if (facts.remittedMinor < facts.dueMinor) return 'less';
  return facts.remittedMinor > facts.dueMinor ? 'more' : 'notDelivered';
};

/** What of a credit is our fee: by the thousand, rounded as people do. */
export const codFeeOf = (creditMinor: bigint, permille: number): bigint =>
  (creditMinor * BigInt(permille) + 500n) / 1000n;

export const remittanceStates = ['open', 'posted', 'discarded'] as const;
export type RemittanceState = (typeof remittanceStates)[number];

export const codLineStates = ['matched', 'unknown', 'notCod', 'otherCurrency', 'aside'] as const;
export type CodLineState = (typeof codLineStates)[number];

/** Lines whose order somebody has to find. */
export const codLinesToMatch = [
  'unknown',
  'notCod',
  'otherCurrency',
] as const satisfies readonly CodLineState[];
