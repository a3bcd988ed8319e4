import type { Account, Booked, Consignment, Refused } from '../../platform/carrier.ts';
import { bookedWith, bookingOf, keepBooking, ownCtx } from './bookings.ts';
import { numbersUsedUp, wasCancelled } from './errors.ts';
import { takeNumbers } from './numbers.ts';

/** Gives each box a number of the range that the channel names. */
export const book = async (account: Account, order: Consignment): Promise<Booked | Refused> => {
  const ctx = ownCtx(account);
  const { reference, form } = order;
  let booking = await bookingOf(ctx, reference);
  if (!booking) {
    const range = String(account.settings.range ?? '');
    const numbers = await takeNumbers(ctx, range, form.boxes.length);
    if (!numbers) return numbersUsedUp(range);
    booking = await keepBooking(ctx, reference, numbers);
  }
  return booking.cancelled_at ? wasCancelled : bookedWith(booking);
};
