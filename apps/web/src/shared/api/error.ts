import type { ChangedMeanwhile, FieldIssue, RefusalDetails, SecondStep } from '@alpaca/contract';

interface Refused extends RefusalDetails {
  /** 0 = no answer came. */
  status: number;
  errorKey: string;
  message: string;
  /** Seconds after which the server would be asked again. */
  retryAfter?: number;
}

/** What a call throws when it was not granted. */
export class ApiError extends Error {
  // Declared only: each line more would be one that everybody loads before signing in.
  declare readonly status: number;
  declare readonly errorKey: string;
  declare readonly issues: readonly FieldIssue[];
  declare readonly retryAfter: number | undefined;
  /** Who saved first, and what. */
  declare readonly changed: ChangedMeanwhile | undefined;
  /** The password was right, and something more is asked for. */
  declare readonly secondStep: SecondStep | undefined;
  /** Orders that can't go with the others. */
  declare readonly leftOut: RefusalDetails['leftOut'];

  constructor(refused: Refused) {
    super(refused.message);
    Object.assign(this, refused, { name: 'ApiError', issues: refused.issues ?? [] });
  }
}

export const refusedBy = (error: unknown, ...keys: string[]): boolean =>
  error instanceof ApiError && keys.includes(error.errorKey);

// Without a net, or from a proxy whose server is away.
const unanswered = [0, 502, 503, 504];

/** Nobody knows whether it was done: no answer came, or only that there is none. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && unanswered.includes(error.status);
