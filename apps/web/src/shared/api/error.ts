import type { ChangedMeanwhile, FieldIssue, RefusalDetails, SecondStep } from '@alpaca/contract';

interface Refused extends RefusalDetails {
  /** 0 = no answer came. */
  status: number;
  errorKey: string;
  message: string;
}

/** What a call throws when it was not granted. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorKey: string;
  readonly issues: readonly FieldIssue[];
  /** Who saved first, and what. */
  readonly changed: ChangedMeanwhile | undefined;
  /** The password was right, and something more is asked for. */
  readonly secondStep: SecondStep | undefined;

  constructor({ status, errorKey, message, issues = [], changed, secondStep }: Refused) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorKey = errorKey;
    this.issues = issues;
    this.changed = changed;
    this.secondStep = secondStep;
  }
}

export const refusedBy = (error: unknown, ...keys: string[]): boolean =>
  error instanceof ApiError && keys.includes(error.errorKey);
