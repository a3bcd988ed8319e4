import type { CallSpec, Claim } from '@alpaca/contract';
import {
  type Acting as ActingOn,
  useActOn as useActOnSeen,
} from '../../../shared/revision/useActOn.ts';

export interface Acting extends Omit<ActingOn<Claim>, 'of'> {
  claim: Claim;
}

/** An act on a claim as it was when its dialog opened. */
export const useActOn = <C extends CallSpec>(call: C, { claim, ...acting }: Acting, done: string) =>
  useActOnSeen(call, { ...acting, of: claim }, done);
