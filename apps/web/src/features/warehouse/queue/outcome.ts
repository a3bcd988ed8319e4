import { ApiError } from '../../../shared/api/error.ts';

/** What a failed try means for the line: it is down, its person is not signed in, or the scan is refused. */
export type Failure = 'lineDown' | 'signIn' | 'broken' | 'refused';

/** Only the server's own no is one; all else is tried again with the same id. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return 'lineDown';
  const { status, errorKey } = error;
  if (status === 401 || status === 403 || errorKey.startsWith('session.')) return 'signIn';
  if ([0, 408, 429, 502, 503, 504].includes(status)) return 'lineDown';
  return status >= 500 ? 'broken' : 'refused';
};
