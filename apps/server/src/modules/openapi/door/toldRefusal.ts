import type { RefusalDetails, RefusalKey } from '@alpaca/contract';
import { Refusal } from '../../../platform/refusal.ts';

/** One of a call of many was refused, and its words were found there. */
export class ToldRefusal extends Refusal {
  readonly said: string;
  constructor(key: RefusalKey, said: string, details?: RefusalDetails) {
    super(key, {}, details);
    this.said = said;
  }
}

interface Outcome {
  ok: boolean;
  errorKey: string | null;
  message: string;
}

/** Of a call of many that was asked for one: refused, if that was. */
export const requireDone = ([outcome]: readonly Outcome[]) => {
  if (outcome && !outcome.ok) {
    throw new ToldRefusal(outcome.errorKey as RefusalKey, outcome.message);
  }
};
