/** Why an order costs more than it brings in. */
export const marginWhys = [
  /** Its carrier billed more weight than its merchant was charged by. */
  'weight',
  /** A fee that merchants are to pay, such as remote area or duty, and that nobody asked this one for. */
  'fee',
  /** Its merchant has the money back, and the carrier billed it all the same. */
  'refunded',
  'compensated',
  /** The house bore a difference that was within its tolerance. */
  'absorbed',
  /** A cost change of it is not settled yet. */
  'awaiting',
  /** None of these: it is sold below what it costs. */
  'price',
] as const;
export type MarginWhy = (typeof marginWhys)[number];

/** What is known of an order that may say why. */
export interface MarginFacts {
  /** By which its carrier billed; null where no bill has a weight of it alone. */
  billedG: number | null;
  /** By which its merchant was charged. */
  chargedG: number;
  hasUnpassedFee: boolean;
  isRefunded: boolean;
  isCompensated: boolean;
  isAbsorbed: boolean;
  isAwaited: boolean;
}

/** All reasons that there are, the one to act on first before those that nobody can change any more. */
export const whysOf = (facts: MarginFacts): MarginWhy[] => {
  const { billedG, chargedG } = facts;
  const holds: Readonly<Record<Exclude<MarginWhy, 'price'>, boolean>> = {
    weight: billedG !== null && billedG > chargedG,
    fee: facts.hasUnpassedFee,
    refunded: facts.isRefunded,
    compensated: facts.isCompensated,
    absorbed: facts.isAbsorbed,
    awaiting: facts.isAwaited,
  };
  const known = marginWhys.filter((why) => why !== 'price' && holds[why]);
  return known.length > 0 ? known : ['price'];
};
