import type { Ctx } from '../../../platform/context.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import type { OrderRow } from '../orders.repository.ts';

/**
 * Has a parcel booked that is labelled here. The work is its merchant's, whoever of the staff began it:
 * the label that comes of it is theirs to fetch.
 */
export const bookHere = (ctx: Ctx, { id, merchant_id, attempt }: OrderRow) =>
  addJobs({ ...ctx, merchantId: merchant_id }, bookJob, [
    { orderId: id, attempt: String(attempt) },
  ]);
