import type { ModelOrder } from './afterChargeTestModel.ts';

// What merchants want for parcels and what they are paid, reckoned by itself.

export const declaredMinor = 70_000;
/** What one person alone may give for a parcel. */
export const capMinor = 10_000;

export interface ModelClaim {
  order: ModelOrder;
  kind: 'lost' | 'damaged';
  wanted: number;
  offered: number;
  offeredBy: Person | null;
  state: 'filed' | 'approving' | 'offered' | 'objected' | 'paid' | 'withdrawn';
}
export type Person = 'first' | 'second';

const isOver = ({ state }: ModelClaim) => state === 'paid' || state === 'withdrawn';

export const file = (
  claims: ModelClaim[],
  order: ModelOrder,
  kind: ModelClaim['kind'],
  wanted: number,
): ModelClaim | null => {
  const isOurs = ['inWarehouse', 'outWarehouse', 'delivered', 'chargedBack'].includes(order.status);
  const isTaken = claims.some((one) => one.order === order && one.kind === kind && !isOver(one));
  if (!isOurs || isTaken || wanted > declaredMinor) return null;
  const claim: ModelClaim = { order, kind, wanted, offered: 0, offeredBy: null, state: 'filed' };
  claims.push(claim);
  return claim;
};

/** All claims for a parcel count together. */
export const offer = (
  claims: readonly ModelClaim[],
  claim: ModelClaim,
  minor: number,
  by: Person,
): boolean => {
  if (!['filed', 'objected'].includes(claim.state) || minor > claim.wanted) return false;
  const besides = claims
    .filter((one) => one.order === claim.order && one !== claim)
    .filter(({ state }) => state === 'offered' || state === 'paid')
    .reduce((all, { offered }) => all + offered, 0);
  const state = minor + besides > capMinor ? 'approving' : 'offered';
  Object.assign(claim, { state, offered: minor, offeredBy: by });
  return true;
};

export const approve = (claim: ModelClaim, by: Person): boolean => {
  if (claim.state !== 'approving' || claim.offeredBy === by) return false;
  claim.state = 'offered';
  return true;
};

export const answer = (claim: ModelClaim, act: 'accept' | 'object' | 'withdraw'): boolean => {
  if (act === 'withdraw' ? isOver(claim) : claim.state !== 'offered') return false;
  claim.state = ({ accept: 'paid', object: 'objected', withdraw: 'withdrawn' } as const)[act];
  return true;
};
