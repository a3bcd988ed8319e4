import type { Account, Booked, Consignment } from '../../platform/carrier.ts';
import { isBought, shipmentsOf } from './ask.ts';
import { bookedAs } from './label.ts';

export const find = async (
  account: Account,
  order: Consignment,
  signal: AbortSignal,
): Promise<Booked | null> => {
  const [known] = await shipmentsOf(account, order.reference, signal);
  // A draft costs nothing and is no booking.
  return known && isBought(known) ? bookedAs(account, order, known, signal) : null;
};
