import type { ChangeReason } from '../costs/changeActs.ts';

/** What a carrier, an agent or a broker asks money for. */
export const billFees = [
  'freight',
  'fuel',
  'remote',
  'duty',
  'clearance',
  'airFreight',
  'truck',
  'return',
  'storage',
  'other',
] as const;
export type BillFee = (typeof billFees)[number];

/** By what the fee of many parcels is shared over them. */
export const shareRules = ['weight', 'piece', 'value'] as const;
export type ShareRule = (typeof shareRules)[number];

interface FeeSpec {
  /** How it is shared where the bill says nothing. */
  sharedBy: ShareRule;
  /** What becomes of it for the merchant: freight by the weight that was billed, others as they are billed. */
  passesOnAs: ChangeReason | null;
}

export const billFeeSpecs: Readonly<Record<BillFee, FeeSpec>> = {
  freight: { sharedBy: 'weight', passesOnAs: 'bill' },
  // Part of what a line costs, whatever the parcel.
  fuel: { sharedBy: 'weight', passesOnAs: null },
  remote: { sharedBy: 'piece', passesOnAs: 'remote' },
  duty: { sharedBy: 'value', passesOnAs: 'duty' },
  clearance: { sharedBy: 'piece', passesOnAs: null },
  airFreight: { sharedBy: 'weight', passesOnAs: null },
  truck: { sharedBy: 'weight', passesOnAs: null },
  return: { sharedBy: 'piece', passesOnAs: 'return' },
  storage: { sharedBy: 'piece', passesOnAs: 'storage' },
  other: { sharedBy: 'weight', passesOnAs: null },
};

export const billStates = [
  /** Its lines are brought in and checked; nothing is owed yet. */
  'open',
  /** Booked: it is owed. */
  'posted',
  'paid',
  /** A corrected version was booked in its place. */
  'replaced',
  'discarded',
] as const;
export type BillState = (typeof billStates)[number];

/** What people do about a bill. The server refuses by this table, and the web offers by it. */
export const billActs = {
  import: ['open'],
  post: ['open'],
  discard: ['open'],
  /** Its payee sent a corrected one: a new version. */
  correct: ['posted', 'paid'],
  passOn: ['posted', 'paid'],
  pay: ['posted'],
} as const satisfies Record<string, readonly BillState[]>;
export type BillAct = keyof typeof billActs;

export const mayActOnBill = (state: BillState, act: BillAct): boolean =>
  billActs[act].some((from) => from === state);

export const lineStates = [
  'matched',
  /** Nobody has its number. */
  'unknown',
  /** Somebody looked at it and said why it stays as it is. */
  'aside',
] as const;
export type LineState = (typeof lineStates)[number];

export const runStates = ['asked', 'approved', 'paid', 'rejected', 'takenBack'] as const;
export type RunState = (typeof runStates)[number];

export const runActs = {
  approve: ['asked'],
  reject: ['asked'],
  takeBack: ['asked'],
  /** The bank has sent it. */
  pay: ['approved'],
} as const satisfies Record<string, readonly RunState[]>;
export type RunAct = keyof typeof runActs;

export const mayActOnRun = (state: RunState, act: RunAct): boolean =>
  runActs[act].some((from) => from === state);
