import i18next from 'i18next';
import { say } from '../store/notice.ts';
import type { ApiError } from './error.ts';
import type { Asked } from './settings.ts';

// Another database leads within seconds, as a rule; who waited so long is told.
const patienceMs = 45_000;
const shownMs = 1_500;

const slept = (forMs: number, signal?: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, forMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** Waits as long as the server asks; true where the call has one effect and may be sent again. */
export const awaited = async (
  { retryAfter = 0 }: ApiError,
  { call, began, signal }: Asked,
): Promise<boolean> => {
  const isWrite = call.method !== 'GET';
  // Without a key nobody knows whether it was done.
  if (!retryAfter || (isWrite && !call.idempotent)) return false;
  if (Date.now() - began + retryAfter * 1_000 > patienceMs) return false;
  // All come back at once otherwise.
  const forMs = retryAfter * 1_000 * (0.6 + Math.random() * 0.8);
  if (isWrite) say('info', i18next.t('common:savingAgain'), { forMs: forMs + shownMs });
  await slept(forMs, signal);
  return !signal?.aborted;
};
