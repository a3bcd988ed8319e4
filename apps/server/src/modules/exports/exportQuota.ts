import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';

// More at once only wait for each other.
const atOnceMost = 10;

/** A merchant takes out so much in an hour and so many at a time: exports cost everybody's time. */
export const requireExportQuota = async (ctx: Ctx) => {
  if (!ctx.merchantId) return;
  const { exportsPerHour } = await settingsOf(ctx, 'exportsPerHour');
  const { lately, running } = await ctx.db
    .selectFrom('exports as e')
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.tenant_id', '=', 'e.tenant_id').onRef('j.id', '=', 'e.job_id'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id)
    .where('e.merchant_id', '=', ctx.merchantId)
    .where('e.created_at', '>', new Date(Date.now() - 3_600_000))
    .select((e) => [
      e.fn.countAll<bigint>().as('lately'),
      e.fn.countAll<bigint>().filterWhere('j.ended_at', 'is', null).as('running'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(running) >= atOnceMost) refuse('export.running', { most: atOnceMost });
  if (Number(lately) >= exportsPerHour) refuse('export.tooMany', { most: exportsPerHour });
};
