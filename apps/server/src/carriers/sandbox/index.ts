import { type SandboxCase, sandboxCaseOf } from '@alpaca/contract';
import type { AskableCarrier, Consignment, RefusalKind, Refused } from '../../platform/carrier.ts';
import { CarrierBusy } from '../gate.ts';
import { own } from '../own/index.ts';

const caseOf = ({ form }: Consignment) => sandboxCaseOf(form.customerNo);

const refused = (kind: RefusalKind): Refused => ({
  ok: false,
  reason: { text: `Sandbox: ${kind}`, kind },
});

const refusals: Partial<Record<SandboxCase, Refused>> = {
  'refuse-postcode': refused('postCode'),
  'refuse-address': refused('address'),
  'refuse-parcel': refused('parcel'),
  'refuse-content': refused('content'),
};

const lateMs = 10_000;
const silentMs = 30_000;

/**
 * The carrier of every line in a sandbox: numbers and labels as of an own line, and whatever else can
 * happen to who asks for it. It is busy rather than silent, so that one merchant's trial shuts nobody out.
 */
export const sandbox: AskableCarrier = {
  ...own,
  book: async (account, order, signal) => {
    const wanted = caseOf(order);
    const refusal = wanted && refusals[wanted];
    if (refusal) return refusal;
    if (wanted === 'no-answer') throw new CarrierBusy(silentMs);
    const booked = await own.book(account, order, signal);
    // It has the parcel and says so when it is asked again.
    if (wanted === 'late-label') throw new CarrierBusy(lateMs);
    return booked;
  },
  cancel: async (account, order, signal) =>
    caseOf(order) === 'keep-label'
      ? { ok: false, reason: { text: 'Sandbox: the label stays' } }
      : own.cancel(account, order, signal),
};
