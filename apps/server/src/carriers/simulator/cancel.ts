import type { Account, Consignment, Refused } from '../../platform/carrier.ts';
import { ask, bookingsOf } from './ask.ts';
import { refusedBy } from './errors.ts';

export const cancel = async (
  account: Account,
  { reference }: Consignment,
  signal: AbortSignal,
): Promise<{ ok: true } | Refused> => {
  for (const { id } of await bookingsOf(account, reference, signal)) {
    const path = `/v1/bookings/${id}/cancel`;
    const answer = await ask(account, { method: 'POST', path, signal });
    if (answer.status >= 400) return refusedBy(answer);
  }
  return { ok: true };
};
