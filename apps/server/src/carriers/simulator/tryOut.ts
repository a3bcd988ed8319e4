import * as z from 'zod/mini';
import type { Account, Tried } from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask } from './ask.ts';
import { refusedBy } from './errors.ts';

const Service = z.object({ service: z.string(), name: z.string() });

/** Whether it knows us, and the service. */
export const tryOut = async (account: Account, signal: AbortSignal): Promise<Tried> => {
  const service = String(account.settings.service ?? 'standard');
  const path = `/v1/services/${encodeURIComponent(service)}`;
  const answer = await ask(account, { method: 'GET', path, signal });
  if (answer.status >= 400) return refusedBy(answer);
  return {
    ok: true,
    reason: { key: 'serviceKnown', vars: { name: readAs(Service, answer).name } },
  };
};
