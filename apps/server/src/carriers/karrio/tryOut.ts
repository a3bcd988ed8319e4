import * as z from 'zod/mini';
import type { Account, Tried } from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask } from './ask.ts';
import { refusedBy } from './errors.ts';

const Connections = z.object({
  results: z.array(z.object({ carrier_id: z.string(), active: z.nullish(z.boolean()) })),
});

/**
 * Whether Karrio knows us, and has the connections that are named. What a carrier behind it would say of a
 * service depends on the parcel: that is seen with the first order.
 */
export const tryOut = async (account: Account, signal: AbortSignal): Promise<Tried> => {
  const answer = await ask(account, { method: 'GET', path: '/v1/connections', signal });
  if (answer.status >= 400) return refusedBy(answer);
  const active = readAs(Connections, answer)
    .results.filter((connection) => connection.active !== false)
    .map(({ carrier_id }) => carrier_id);
  const { carrierIds } = account.settings;
  const wanted = Array.isArray(carrierIds) ? carrierIds.map(String) : [];
  const missing = wanted.filter((carrierId) => !active.includes(carrierId));
  if (missing.length > 0)
    return { ok: false, reason: { key: 'noConnection', vars: { ids: missing.join(', ') } } };
  if (active.length === 0) return { ok: false, reason: { key: 'noConnections' } };
  const ids = (wanted.length > 0 ? wanted : active).join(', ');
  return { ok: true, reason: { key: 'connected', vars: { ids } } };
};
