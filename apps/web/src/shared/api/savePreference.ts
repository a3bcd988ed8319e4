import { putPreference, type Request } from '@alpaca/contract';
import { copyOf, keepCopy } from '../store/preferences.ts';
import { ApiError } from './error.ts';
import { newKey } from './key.ts';
import { request } from './request.ts';

type Value = Request<typeof putPreference>['body']['value'];

const quietMs = 800;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const lost = (error: unknown) => error instanceof ApiError && error.status === 0;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sends what this browser holds; tried again once, with the same key, if no answer came. */
export const savePreference = async (code: string) => {
  clearTimeout(waiting.get(code));
  waiting.delete(code);
  const copy = copyOf(code);
  if (!copy?.unsaved) return;
  const input = { params: { code }, body: { value: copy.value as Value } };
  const sending = { key: newKey(), keepalive: true };
  await request(putPreference, input, sending).catch((error) =>
    lost(error) ? request(putPreference, input, sending) : Promise.reject(error),
  );
  // Unless it was changed again meanwhile.
  if (same(copyOf(code)?.value, copy.value)) keepCopy(code, copy.value, false);
};

// What could not be saved stays marked in this browser and goes with the next visit.
const saveQuietly = (code: string) => void savePreference(code).catch(() => null);

const saveAll = () => {
  for (const code of waiting.keys()) saveQuietly(code);
};

/** Saves when nothing has changed for a moment: dragging a column's edge is one change. */
export const savePreferenceSoon = (code: string, value: unknown) => {
  keepCopy(code, value, true);
  clearTimeout(waiting.get(code));
  waiting.set(
    code,
    setTimeout(() => saveQuietly(code), quietMs),
  );
  // Whoever closes the page right after a change still meant it. Added twice it counts once.
  window.addEventListener('pagehide', saveAll);
};
