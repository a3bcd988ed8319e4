import { type Account, type Booked, CarrierUnknown } from '../../platform/carrier.ts';
import { pdfOf } from '../http.ts';
import { ask, type Booking } from './ask.ts';

/** The label, or null where it isn't ready: that the parcel is booked holds without it. */
const labelOf = async (account: Account, id: string, signal: AbortSignal) => {
  try {
    return pdfOf(await ask(account, { method: 'GET', path: `/v1/bookings/${id}/label`, signal }));
  } catch (error) {
    if (error instanceof CarrierUnknown) return null;
    throw error;
  }
};

export const bookedAs = async (
  account: Account,
  { id, trackingNumber, boxNumbers }: Booking,
  signal: AbortSignal,
): Promise<Booked> => ({
  ok: true,
  trackingNumber,
  boxNumbers,
  label: await labelOf(account, id, signal),
});
