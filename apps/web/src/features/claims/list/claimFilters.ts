import { listClaims, type Parsed } from '@alpaca/contract';

export type ListedState = Parsed<typeof listClaims>['body']['state'];

/** What a merchant looks for: what waits for it first. */
export const ownTabs: readonly ListedState[] = [
  'open',
  'asked',
  'offered',
  'paid',
  'refused',
  'withdrawn',
];
/** What the staff has to do, in its order, then what others have to. */
export const deskTabs: readonly ListedState[] = [
  'open',
  'filed',
  'answered',
  'carrierAnswered',
  'objected',
  'approving',
  'withCarrier',
  'asked',
  'offered',
  'paid',
  'refused',
  'all',
];

export const claimsFilter = listClaims.body;
