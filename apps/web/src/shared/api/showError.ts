import { constants } from '@alpaca/contract';
import i18next from 'i18next';
import { say } from '../store/notice.ts';
import { currentToken } from '../store/session.ts';
import { ApiError } from './error.ts';
import { errorText } from './errorText.ts';

// "As notification": the time a notification of the UI library stays by itself.
const notificationMs = 4_500;

const shownMs = (error: unknown) =>
  error instanceof ApiError && (error.status === 503 || error.status === 504)
    ? notificationMs
    : constants.errorShownMs;

const left = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * The error catalogue's one place: tells a person of a failed call. A call that was cancelled by
 * leaving is no failure, and the end of a session has been told by whoever ended it.
 */
export const showError = (error: unknown) => {
  if (left(error)) return;
  if (error instanceof ApiError && error.status === 401 && currentToken() !== null) return;
  say('error', errorText(error), { title: i18next.t('common:system'), forMs: shownMs(error) });
};
