import type { Account, Consignment, Refused } from '../../platform/carrier.ts';
import { ask, shipmentsOf } from './ask.ts';
import { refusedBy } from './errors.ts';

/** Drafts too, so that nobody buys them later. */
export const cancel = async (
  account: Account,
  { reference }: Consignment,
  signal: AbortSignal,
): Promise<{ ok: true } | Refused> => {
  for (const { id } of await shipmentsOf(account, reference, signal)) {
    const path = `/v1/shipments/${id}/cancel`;
    const answer = await ask(account, { method: 'POST', path, signal });
    if (answer.status >= 400) return refusedBy(answer);
  }
  return { ok: true };
};
