import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { sweepCostChanges } from '../../costs/index.ts';
import { sweepUnpaid } from '../../orders/index.ts';
import { sweepDeadlines } from '../../withholding/index.ts';
import { watchFailing } from '../webhooks/watchFailing.ts';
import { tellNext } from './carrierStory.ts';
import { billHeavier } from './heavierBill.ts';

// What is warned of first and done a day later must be warned of on the way.
const stepHours = 24;

/**
 * Moves the clock of one merchant's sandbox: what it waits for comes so much nearer, and what is due by
 * then is done. Nobody else's time goes by.
 */
export const moveClock = async (ctx: Ctx, hours: number) => {
  const merchantId = ownMerchant(ctx);
  const wide = tenantWide(ctx);
  for (let left = hours; left > 0; left -= stepHours) {
    const step = Math.min(left, stepHours);
    await sql`select alpaca.age_sandbox(${merchantId}, ${step})`.execute(wide.db);
    await sweepUnpaid(wide);
    await sweepCostChanges(wide);
    await sweepDeadlines(wide);
    await watchFailing(wide);
    // After what was due: what a carrier says now is not due yet.
    await tellNext(wide, merchantId);
    await billHeavier(wide, merchantId);
  }
};
