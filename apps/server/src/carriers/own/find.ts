import type { Account, Booked, Consignment } from '../../platform/carrier.ts';
import { bookedWith, bookingOf, ownCtx } from './bookings.ts';

export const find = async (account: Account, order: Consignment): Promise<Booked | null> => {
  const booking = await bookingOf(ownCtx(account), order.reference);
  return booking && !booking.cancelled_at ? bookedWith(booking) : null;
};
