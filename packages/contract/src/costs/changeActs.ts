import type { ThreadParty } from '../threads/threads.ts';

/** Why a parcel costs another amount than was charged. */
export const changeReasons = [
  'measured',
  'bill',
  'remote',
  'duty',
  'return',
  'storage',
  'other',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** What was weighed or billed otherwise, which may be tolerated; a fee is a fee, however small. */
const weighedReasons: readonly ChangeReason[] = ['measured', 'bill'];
export const isWeighedReason = (reason: ChangeReason): boolean => weighedReasons.includes(reason);

/** How far a change of cost is. */
export const changeStates = [
  /** Announced: debited on its day, unless its merchant disputes it. */
  'awaiting',
  'disputed',
  /** The staff offers another amount. */
  'proposed',
  'debited',
  'credited',
  /** So small that the house bears it. */
  'absorbed',
  'withdrawn',
] as const;
export type ChangeState = (typeof changeStates)[number];

/** Those about which something is still to be said or done. */
export const openChangeStates = [
  'awaiting',
  'disputed',
  'proposed',
] as const satisfies readonly ChangeState[];

export const isOpenChange = (state: ChangeState): boolean =>
  openChangeStates.some((open) => open === state);

/** By what it was settled. */
export const changeSettlers = ['merchant', 'silence', 'proposal', 'decision', 'rule'] as const;
export type ChangeSettler = (typeof changeSettlers)[number];

interface ChangeActSpec {
  from: readonly ChangeState[];
  by: ThreadParty;
}

/** What people do about a change. The server refuses by this table, and the web offers by it. */
export const changeActs = {
  confirm: { from: ['awaiting'], by: 'merchant' },
  dispute: { from: ['awaiting'], by: 'merchant' },
  /** What the staff offers is agreed to. */
  accept: { from: ['proposed'], by: 'merchant' },
  /** The dispute is taken back: the whole difference is agreed to. */
  giveIn: { from: ['disputed', 'proposed'], by: 'merchant' },
  propose: { from: ['disputed', 'proposed'], by: 'staff' },
  decide: { from: ['disputed', 'proposed'], by: 'staff' },
  /** It was announced by mistake. */
  withdraw: { from: ['awaiting'], by: 'staff' },
} as const satisfies Record<string, ChangeActSpec>;
export type ChangeAct = keyof typeof changeActs;

export const mayActOn = (state: ChangeState, act: ChangeAct): boolean => {
  const { from }: ChangeActSpec = changeActs[act];
  return from.includes(state);
};
