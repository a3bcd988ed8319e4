import { setTimeout as sleep } from 'node:timers/promises';
import type { CallSpec, Request, Result } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import { type Answer, callApi } from './callApi.ts';
import type { ApiProcess } from './fleet.ts';

// Who is asked while something is in the way says so, and can be asked again.
const isPassing = ({ status, body }: Answer<unknown>) =>
  [429, 503, 504].includes(status) || body.errorKey === 'idempotency.running';

/** Asks until somebody answers, as the web does: with the same key each time. */
export const keepCalling = async <C extends CallSpec>(
  api: () => ApiProcess,
  token: string,
  call: C,
  asked: Request<C>,
  extra: { payload?: Buffer; headers?: Record<string, string> } = {},
): Promise<Result<C>> => {
  const key = newId();
  for (;;) {
    const reply = await callApi(api(), call, asked, { token, key, ...extra }).catch(() => null);
    if (reply?.status === 200) return reply.body.result as Result<C>;
    if (reply && !isPassing(reply)) {
      throw new Error(`${call.path}: ${reply.status} ${reply.body.errorKey}`);
    }
    await sleep(50);
  }
};
