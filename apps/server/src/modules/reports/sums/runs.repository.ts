import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';

export interface Run {
  summed_at: Date;
  costs_at: Date;
}

export const runOf = (ctx: Ctx): Promise<Run | undefined> =>
  ctx.db
    .selectFrom('report_runs')
    .where('tenant_id', '=', ctx.tenant.id)
    .select(['summed_at', 'costs_at'])
    .executeTakeFirst();

/** As pages say it; nothing where nothing was summed yet. */
export const toldAt = (ctx: Ctx, at: Date | undefined) =>
  at && at.getTime() > 0 ? toWire(at, ctx.tenant.zone) : null;

/** Costs are what margins knew: up to when, they say themselves. */
export const noteRun = (ctx: Ctx) =>
  sql`insert into report_runs (tenant_id, costs_at)
    select ${ctx.tenant.id}, coalesce((select read_at from margin_marks where tenant_id = ${ctx.tenant.id}), 'epoch')
    on conflict (tenant_id) do update set costs_at = excluded.costs_at`.execute(ctx.db);
