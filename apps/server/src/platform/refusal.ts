import { type RefusalDetails, type RefusalKey, refusals } from '@alpaca/contract';

/** A reason to say no. Its words are found by key in the caller's language when it is answered. */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly params: Record<string, unknown>;
  readonly details: RefusalDetails;

  constructor(key: RefusalKey, params: Record<string, unknown> = {}, details: RefusalDetails = {}) {
    super(key);
    this.key = key;
    this.params = params;
    this.details = details;
  }

  get status(): number {
    return refusals[this.key];
  }
}

export const refuse = (key: RefusalKey, params?: Record<string, unknown>): never => {
  throw new Refusal(key, params);
};
