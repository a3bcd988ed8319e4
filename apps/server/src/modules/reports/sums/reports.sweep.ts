import { todayOf } from '../../../platform/clock/days.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import * as sums from './renew.repository.ts';
import { noteRun, runOf } from './runs.repository.ts';

// A month of a large tenant is summed within a second.
const daysAtOnce = 31;

/** Of each marked day what arrived on it, some days in a transaction, until none is marked. */
const sumMarkedDays = async (ctx: Ctx) => {
  for (;;) {
    const days = await inTx(ctx, async (ctx) => {
      await sums.keepOutDeliveries(ctx);
      const taken = await sums.takeMarkedDays(ctx, daysAtOnce);
      if (taken.length > 0) await sums.renewDeliveries(ctx, taken);
      return taken;
    });
    if (days.length === 0) return;
  }
};

/** All daily sums of a tenant anew: the first time, and after whatever went past them, such as another time zone. */
export const rebuildReports = async (ctx: Ctx, now = new Date()) => {
  await inTx(ctx, sums.renewCosts);
  await inTx(ctx, sums.renewFailures);
  await inTx(ctx, sums.renewScans);
  const first = await sums.firstDelivery(ctx);
  if (first) await sums.markSince(ctx, todayOf(ctx, first), todayOf(ctx, now));
  await sumMarkedDays(ctx);
  await noteRun(ctx, now);
};

/** Brings sums up to date; a tenant that has none yet gets them. */
export const sweepReports = async (ctx: Ctx, now = new Date()) => {
  if (!(await runOf(ctx))) return rebuildReports(ctx, now);
  await sumMarkedDays(ctx);
  await noteRun(ctx, now);
};
