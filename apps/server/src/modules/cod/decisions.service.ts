import {
  type approveCod,
  type CodDecision,
  codDecisionsOf,
  type decideCod,
  type Parsed,
} from '@alpaca/contract';
import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeRevised } from '../../platform/revisions/changeRevised.ts';
import { findOrder } from '../orders/index.ts';
import * as repo from './codOrders.repository.ts';
import { tellPages } from './codStory.ts';
import { codTerms } from './codTerms.ts';

const lockSeen = async (ctx: Ctx, { id, revision }: { id: string; revision: number }) => {
  const row = (await repo.lock(ctx, id)) ?? refuse('cod.notFound');
  if (row.revision !== revision) refuse('cod.moved');
  ctx.trail?.note({ name: (await findOrder(ctx, id))?.order_no ?? '' });
  return row;
};

const creditBy: Record<Exclude<CodDecision, 'noted'>, (row: repo.CodRow) => bigint | null> = {
  asRemitted: ({ remitted_minor }) => remitted_minor,
  inFull: ({ due_minor }) => due_minor,
  nothing: () => null,
};

export const decide = (
  ctx: Ctx,
  { decision, note, ...seen }: Parsed<typeof decideCod>['body'],
  now = new Date(),
) =>
  inTx(ctx, async (ctx) => {
    const row = await lockSeen(ctx, seen);
    const can = codDecisionsOf({
      state: row.state,
      isCredited: row.credited_at !== null,
      hasCome: row.remitted_minor > 0n,
    });
    if (!can.includes(decision)) refuse('cod.moved');
    const { feePermille } = await codTerms(ctx);
    await changeRevised(ctx, 'cod_orders', row.id, {
      settled_minor: row.remitted_minor,
      ...(decision !== 'noted' && {
        credit_minor: creditBy[decision](row),
        // What never came has no day of its own.
        credit_on: row.credit_on ?? todayOf(ctx, now),
        fee_permille: row.fee_permille ?? feePermille,
        approved_by: null,
      }),
      decided_by: ctx.session?.userId ?? null,
      decided_at: now,
      note,
    });
    await tellPages(ctx, [row.merchant_id]);
    return null;
  });

export const approve = (ctx: Ctx, seen: Parsed<typeof approveCod>['body']) =>
  inTx(ctx, async (ctx) => {
    const row = await lockSeen(ctx, seen);
    if (row.state !== 'approving') refuse('cod.moved');
    if (row.decided_by === ctx.session?.userId) refuse('cod.ownDecision');
    await changeRevised(ctx, 'cod_orders', row.id, { approved_by: ctx.session?.userId ?? null });
    await tellPages(ctx, [row.merchant_id]);
    return null;
  });
