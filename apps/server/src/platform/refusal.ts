import { type RefusalDetails, type RefusalKey, refusals } from '@alpaca/contract';

/** A reason to say no. Its words are found by key in the caller's language when it is answered. */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly params: Record<string, unknown>;
  readonly details: RefusalDetails;
  /** Whose account it was about, where nobody is signed in: for the log alone. */
  userId?: string;

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

/** The same, and the log is told at whose account it was tried. */
export const refuseAt = (userId: string, key: RefusalKey): never => {
  throw Object.assign(new Refusal(key), { userId });
};
