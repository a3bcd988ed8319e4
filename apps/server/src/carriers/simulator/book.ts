import * as z from 'zod/mini';
import type { Account, Booked, Consignment, Refused } from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask, Booking } from './ask.ts';
import { refusedBy, wasCancelled } from './errors.ts';
import { bookedAs } from './label.ts';

type Party = Consignment['form']['shipper'] | Consignment['form']['consignee'];

const partyOf = (party: Party) => ({
  name: party.name,
  company: party.company,
  phone: party.phone,
  countryCode: party.countryCode,
  province: party.province,
  city: party.city,
  lines: [party.address1, party.address2, party.address3, party.houseNumber].filter(
    (line) => line !== '',
  ),
  postCode: party.postCode,
});

const formOf = ({ settings }: Account, { reference, orderNo, form, subOrderNos }: Consignment) => ({
  reference,
  service: String(settings.service ?? 'standard'),
  orderNo,
  shipper: partyOf(form.shipper),
  consignee: partyOf(form.consignee),
  boxes: form.boxes.map(({ weight }, at) => ({
    number: subOrderNos[at] ?? '',
    weightKg: weight,
  })),
});

// A reference that it knows may be answered as a conflict, with the booking in it.
const Known = z.object({ booking: Booking });

export const book = async (
  account: Account,
  order: Consignment,
  signal: AbortSignal,
): Promise<Booked | Refused> => {
  const body = formOf(account, order);
  const answer = await ask(account, { method: 'POST', path: '/v1/bookings', body, signal });
  if (answer.status >= 400 && answer.status !== 409) return refusedBy(answer);
  const booking = answer.status === 409 ? readAs(Known, answer).booking : readAs(Booking, answer);
  return booking.status === 'cancelled' ? wasCancelled : bookedAs(account, booking, signal);
};
