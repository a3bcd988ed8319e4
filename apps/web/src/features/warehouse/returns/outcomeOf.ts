import type { ReturnOutcome, ReturnWish } from '@alpaca/contract';

/** What the staff does to fulfil a wish; one that is kept stays where it is. */
export const outcomeOf: Readonly<Record<ReturnWish, ReturnOutcome | null>> = {
  handBack: 'handedBack',
  redeliver: 'redelivered',
  sendBack: 'sentBack',
  destroy: 'destroyed',
  hold: null,
};
