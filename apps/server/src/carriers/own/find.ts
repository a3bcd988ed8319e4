import type { Account, Booked, Consignment } from '../../platform/carrier.ts';
import { bookingOf, ownCtx } from './bookings.ts';
import { bookedWith } from './label.ts';

export const find = async (account: Account, order: Consignment): Promise<Booked | null> => {
  const booking = await bookingOf(ownCtx(account), order.reference);
  return booking && !booking.cancelled_at ? bookedWith(order, booking.numbers) : null;
};
