import i18next from 'i18next';
import { ApiError } from './error.ts';

// These show the catalogue's fixed text, whatever the server or a proxy before it says.
const fixed = [401, 403, 404, 500, 503, 504] as const;

/** What to tell a person about a failed call. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return i18next.t('common:error.request');
  }
  const status = fixed.find((one) => one === error.status);
  return status
    ? i18next.t(`common:error.${status}`)
    : error.message || i18next.t('common:error.request');
};
