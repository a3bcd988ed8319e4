import type { Account, Consignment } from '../../platform/carrier.ts';
import { cancelBooking, ownCtx } from './bookings.ts';

/** The numbers are not given out again: a label with them may have been printed. */
export const cancel = async (account: Account, { reference }: Consignment) => {
  await cancelBooking(ownCtx(account), reference);
  return { ok: true } as const;
};
