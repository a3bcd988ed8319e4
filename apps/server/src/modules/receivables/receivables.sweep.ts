import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { move, settlePaid, silentOnes, takeReminders } from './acts.repository.ts';
import { issueStatements } from './issue.ts';
import { tellNewlyOverdue, tellPages, tellReminder } from './statementStory.ts';
import { endTalks } from './statements.service.ts';

// So many at once; the rest comes with the next round.
const atOnce = 500;

/** Who says nothing until the day confirms. */
const confirmSilent = (ctx: Ctx, now: Date) =>
  inTx(ctx, async (ctx) => {
    const silent = await silentOnes(ctx, now, atOnce);
    const ids = silent.map(({ id }) => id);
    if (ids.length === 0) return;
    await move(ctx, ids, { state: 'confirmed', confirmedAt: now });
    await endTalks(ctx, silent, 'silence');
    for (const merchant of new Set(silent.map(({ merchant_id }) => merchant_id))) {
      await tellPages(ctx, merchant);
    }
  });

/** Merchants are reminded once before the day, once after it, and then every week. */
const remind = (ctx: Ctx, now: Date) =>
  inTx(ctx, async (ctx) => {
    const when = { now, today: todayOf(ctx, now) };
    for (const what of ['dueSoon', 'overdue'] as const) {
      for (const one of await takeReminders(ctx, what, when)) {
        await tellReminder(ctx, `statement.${what}`, one);
      }
    }
  });

export const sweepReceivables = async (ctx: Ctx, now = new Date()) => {
  await issueStatements(ctx, now);
  await settlePaid(ctx, now);
  await confirmSilent(ctx, now);
  await remind(ctx, now);
};

/** The staff hears of what became overdue since the last night, in one. */
export const sweepNewlyOverdue = (ctx: Ctx, now = new Date()) =>
  inTx(ctx, async (ctx) => {
    await settlePaid(ctx, now);
    const when = { now, today: todayOf(ctx, now) };
    const some = await takeReminders(ctx, 'staff', when);
    if (some.length > 0) await tellNewlyOverdue(ctx, some);
  });
