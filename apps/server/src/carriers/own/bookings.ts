import type { Account, Booked } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';

/** Each statement a transaction of its own, whatever the caller is in the middle of. */
export const ownCtx = (account: Account): Ctx => tenantWide(account.ctx);

export const bookingOf = (ctx: Ctx, reference: string) =>
  ctx.db
    .selectFrom('own_bookings')
    .select(['numbers', 'cancelled_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();

/** What was booked under the reference: these numbers, or those that somebody else was first with. */
export const keepBooking = async (ctx: Ctx, reference: string, numbers: readonly string[]) => {
  await ctx.db
    .insertInto('own_bookings')
    .values({ tenant_id: ctx.tenant.id, reference, numbers: [...numbers] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await bookingOf(ctx, reference);
  if (!kept) throw new Error(`booking ${reference} is not where it was put`);
  return kept;
};

/** As every carrier tells it; its label is drawn when it is printed. */
export const bookedWith = ({ numbers }: { numbers: string[] }): Booked => ({
  ok: true,
  trackingNumber: numbers[0] ?? '',
  boxNumbers: numbers,
  label: null,
});

export const cancelBooking = (ctx: Ctx, reference: string) =>
  ctx.db
    .updateTable('own_bookings')
    .set({ cancelled_at: new Date() })
    .where('reference', '=', reference)
    .where('cancelled_at', 'is', null)
    .execute();
