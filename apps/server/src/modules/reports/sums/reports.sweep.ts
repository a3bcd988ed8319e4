import { todayOf } from '../../../platform/clock/days.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import * as sums from './renew.repository.ts';
import { noteRun, runOf } from './runs.repository.ts';

/** All daily sums of a tenant anew: the first time, and after whatever went past them, such as another time zone. */
export const rebuildReports = async (ctx: Ctx) => {
  await inTx(ctx, sums.renewCosts);
  await inTx(ctx, sums.renewFailures);
  await inTx(ctx, sums.renewScans);
  const first = await sums.firstDelivery(ctx);
  if (first) await sums.markSince(ctx, todayOf(ctx, first), todayOf(ctx, new Date()));
};

/** Sums keep themselves; a tenant that has none yet gets them. */
export const sweepReports = async (ctx: Ctx) => {
  if (!(await runOf(ctx))) await rebuildReports(ctx);
  await noteRun(ctx);
};
