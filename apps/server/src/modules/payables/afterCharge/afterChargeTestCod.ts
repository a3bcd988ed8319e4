import type { ModelOrder } from './afterChargeTestModel.ts';

// What carriers collect for a merchant, what they send of it and what it is credited, reckoned by itself.

export const decisions = ['asRemitted', 'inFull', 'nothing', 'noted'] as const;
export type Decision = (typeof decisions)[number];
export type Person = 'first' | 'second';

export interface ModelCod {
  order: ModelOrder;
  due: number;
  /** What came of it, less what was taken back. */
  came: number;
  /** What had come when it was decided or credited; what comes later differs again. */
  settledAt: number | null;
  /** What its merchant gets before the fee, once somebody said so. */
  gets: number | null;
  decidedBy: Person | null;
  isApproved: boolean;
  /** What it was credited, less the fee. */
  paid: number | null;
}

type State =
  | 'expected'
  | 'collected'
  | 'remitted'
  | 'differs'
  | 'approving'
  | 'credited'
  | 'closed';

export const stateOf = ({
  order,
  due,
  came,
  settledAt,
  gets,
  isApproved,
  paid,
}: ModelCod): State => {
  const isThere = order.status === 'delivered';
  if (settledAt !== null && came !== settledAt) return 'differs';
  if (paid !== null) return 'credited';
  if (settledAt !== null && gets === null) return 'closed';
  if (settledAt !== null) return (gets ?? 0) > settledAt && !isApproved ? 'approving' : 'remitted';
  if (came !== 0) return came === due && isThere ? 'remitted' : 'differs';
  if (['refunded', 'chargedBack'].includes(order.status)) return 'closed';
  return isThere ? 'collected' : 'expected';
};

/** Something is to be collected from the day on which its parcel is booked. */
export const begin = (cods: ModelCod[], order: ModelOrder, due: number) => {
  if (due === 0 || order.status !== 'generated') return;
  const open = {
    came: 0,
    settledAt: null,
    gets: null,
    decidedBy: null,
    isApproved: false,
    paid: null,
  };
  cods.push({ order, due, ...open });
};

export const decide = (cod: ModelCod, decision: Decision, by: Person): boolean => {
  const state = stateOf(cod);
  if (decision === 'noted') {
    if (state !== 'differs' || cod.paid === null) return false;
    Object.assign(cod, { settledAt: cod.came, decidedBy: by });
    return true;
  }
  const isOpen = ['collected', 'differs', 'approving'].includes(state) && cod.paid === null;
  if (!isOpen || (decision === 'asRemitted' && cod.came <= 0)) return false;
  const gets = { asRemitted: cod.came, inFull: cod.due, nothing: null }[decision];
  Object.assign(cod, { settledAt: cod.came, gets, decidedBy: by, isApproved: false });
  return true;
};

/** Never by who decided. */
export const approve = (cod: ModelCod, by: Person): boolean => {
  if (stateOf(cod) !== 'approving' || cod.decidedBy === by) return false;
  cod.isApproved = true;
  return true;
};

/** Two in a hundred are ours, half a cent a cent. */
const feeOf = (minor: number) => Math.floor((minor * 4 + 100) / 200);

/** Their day has come: all that may be credited is, once. */
export const creditAll = (cods: readonly ModelCod[]) => {
  for (const cod of cods.filter((one) => stateOf(one) === 'remitted')) {
    const gets = cod.settledAt === null ? cod.due : (cod.gets as number);
    Object.assign(cod, { settledAt: cod.settledAt ?? cod.due, gets, paid: gets - feeOf(gets) });
  }
};

export const creditedOf = (cods: readonly ModelCod[]): number =>
  cods.reduce((all, { paid }) => all + (paid ?? 0), 0);
