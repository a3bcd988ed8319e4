import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { endLocked, lockOverdue } from './endings.service.ts';
import * as repo from './returns.repository.ts';

// So many at once; others have their turn, and the rest comes with the next round.
const atOnce = 200;

/** Nobody decided in time: destroyed, or to be fetched, as the tenant said. */
const decide = async (ctx: Ctx, id: string, now: Date) => {
  const due = await lockOverdue(ctx, id, now);
  if (!due) return;
  if (due.row.by_default === 'destroy') {
    await endLocked(ctx, due, { outcome: 'destroyed' }, now);
    return;
  }
  // Somebody has to come for it, so it is the wish that the staff sees.
  const wish = due.row.source === 'overseas' ? 'sendBack' : 'handBack';
  await repo.change(ctx, id, { wish });
  await tell(ctx, { cmd: 'merchant', merchantId: due.row.merchant_id });
};

/** What nobody decided about in time, or had kept until now, goes as the tenant's default says; who wished something else waits. */
export const sweepReturns = async (ctx: Ctx, now = new Date()) => {
  for (const { id, merchant_id } of await repo.overdue(ctx, now, atOnce)) {
    const own = { ...ctx, scope: 'merchant' as const, merchantId: merchant_id };
    await inTx(own, (ctx) => decide(ctx, id, now)).catch((err) =>
      ctx.log.error({ err, return: id }, 'return was not swept'),
    );
  }
};
