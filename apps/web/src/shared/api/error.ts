import type { FieldIssue } from '@alpaca/contract';

interface Refused {
  /** 0 = no answer came. */
  status: number;
  errorKey: string;
  message: string;
  issues?: readonly FieldIssue[];
}

/** What a call throws when it was not granted. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorKey: string;
  readonly issues: readonly FieldIssue[];

  constructor({ status, errorKey, message, issues = [] }: Refused) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorKey = errorKey;
    this.issues = issues;
  }
}

export const refusedBy = (error: unknown, ...keys: string[]): boolean =>
  error instanceof ApiError && keys.includes(error.errorKey);
