import type { Parsed, saveStatementCycle } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { lockCycle } from './issuing.repository.ts';

const edited: Edited = {
  kind: 'statementCycle',
  table: 'statement_cycles',
  missing: 'statementCycle.notFound',
};

/** From the next period on: it begins where the last statement ended. */
export const save = (
  ctx: Ctx,
  { id, revision, cycle }: Parsed<typeof saveStatementCycle>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const before = (await lockCycle(ctx, id)) ?? refuse('statementCycle.notFound');
    ctx.trail?.note({ code: before.code });
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: { cycle: before.cycle },
      after: { cycle },
      merchantId: before.merchant_id,
    });
    await ctx.db
      .updateTable('statement_cycles')
      .set({ cycle })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    return saved;
  });
