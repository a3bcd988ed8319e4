import * as z from 'zod/mini';
import type { Account } from '../../platform/carrier.ts';
import { serverOf } from '../accounts.ts';
import { type Answer, askCarrier, type Question, readAs } from '../http.ts';

export const Booking = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(['booked', 'cancelled']),
  trackingNumber: z.string(),
  boxNumbers: z.array(z.string()),
});
export type Booking = z.infer<typeof Booking>;

const Bookings = z.object({ bookings: z.array(Booking) });

export const ask = (account: Account, question: Question): Promise<Answer> => {
  const server = serverOf(account, 'simulator');
  const headers = server.token ? { authorization: `Bearer ${server.token}` } : {};
  return askCarrier(server, { ...question, headers });
};

/** The bookings under a reference that are not cancelled. */
export const bookingsOf = async (account: Account, reference: string, signal: AbortSignal) => {
  const path = `/v1/bookings?reference=${encodeURIComponent(reference)}`;
  const answer = await ask(account, { method: 'GET', path, signal });
  return readAs(Bookings, answer).bookings.filter(({ status }) => status === 'booked');
};
