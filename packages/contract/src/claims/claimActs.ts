import type { ThreadParty } from '../threads/threads.ts';

/** What happened to a parcel. */
export const claimKinds = ['lost', 'damaged', 'late'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** What a line may want to see before it pays. */
export const claimDocuments = ['invoice', 'photos', 'proofOfValue', 'statement'] as const;
export type ClaimDocument = (typeof claimDocuments)[number];

/** How far a claim is. */
export const claimStates = [
  /** The staff has yet to look at it. */
  'filed',
  /** More is wanted of its merchant. */
  'asked',
  'answered',
  'withCarrier',
  'carrierAnswered',
  /** An offer above the cap awaits a second person of the staff. */
  'approving',
  'offered',
  /** Its merchant says no to what was offered. */
  'objected',
  'paid',
  'refused',
  'withdrawn',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** Those about which something is still to be said or done. */
export const openClaimStates = [
  'filed',
  'asked',
  'answered',
  'withCarrier',
  'carrierAnswered',
  'approving',
  'offered',
  'objected',
] as const satisfies readonly ClaimState[];
export type OpenClaimState = (typeof openClaimStates)[number];

/** Those in which the staff has the word. */
const weighed = [
  'filed',
  'answered',
  'withCarrier',
  'carrierAnswered',
  'objected',
] as const satisfies readonly ClaimState[];

interface ClaimActSpec {
  from: readonly ClaimState[];
  to: ClaimState;
  by: ThreadParty;
}

/** What people do about a claim. The server refuses by this table, and the web offers by it. */
export const claimActs = {
  answer: { from: ['asked'], to: 'answered', by: 'merchant' },
  /** It is paid at once. */
  accept: { from: ['offered'], to: 'paid', by: 'merchant' },
  object: { from: ['offered'], to: 'objected', by: 'merchant' },
  withdraw: { from: openClaimStates, to: 'withdrawn', by: 'merchant' },
  sendOn: { from: ['filed', 'answered', 'objected'], to: 'withCarrier', by: 'staff' },
  noteAnswer: { from: ['withCarrier'], to: 'carrierAnswered', by: 'staff' },
  /** Above the cap it comes to `approving` first. */
  offer: { from: weighed, to: 'offered', by: 'staff' },
  approve: { from: ['approving'], to: 'offered', by: 'staff' },
  /** The offer is not approved, or taken back before anybody did. */
  sendBack: { from: ['approving'], to: 'filed', by: 'staff' },
  askMore: { from: weighed, to: 'asked', by: 'staff' },
  refuse: { from: weighed, to: 'refused', by: 'staff' },
} as const satisfies Record<string, ClaimActSpec>;
export type ClaimAct = keyof typeof claimActs;

/** Where an act leads, or null where it can't be done. */
export const claimAfter = (state: ClaimState, act: ClaimAct): ClaimState | null => {
  const { from, to }: ClaimActSpec = claimActs[act];
  return from.includes(state) ? to : null;
};
