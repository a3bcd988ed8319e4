import type { Account, Booked, Consignment } from '../../platform/carrier.ts';
import { bookingsOf } from './ask.ts';
import { bookedAs } from './label.ts';

export const find = async (
  account: Account,
  { reference }: Consignment,
  signal: AbortSignal,
): Promise<Booked | null> => {
  const [booking] = await bookingsOf(account, reference, signal);
  return booking ? bookedAs(account, booking, signal) : null;
};
