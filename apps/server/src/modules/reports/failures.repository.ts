import type { FailureKind, FailureReportFilter, ReportPeriod } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { both, isNow, type SidedStep, stepNo } from './period.ts';

export interface FailureSum extends SidedStep {
  kind: FailureKind | null;
  reason: string | null;
  failures: bigint;
}

/** Counts of both periods, once by steps and once by reasons, folded or not. */
export const failureSums = async (
  ctx: Ctx,
  merchantId: string,
  { kind }: FailureReportFilter,
  period: ReportPeriod,
): Promise<FailureSum[]> => {
  const own = sql`tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
    ${kind ? sql`and kind = ${kind}` : sql``}`;
  const { rows } = await sql<FailureSum>`
    select is_now, step, kind, reason, sum(failures)::bigint as failures
    from (
      select ${isNow(period)} as is_now, ${stepNo(period)} as step, kind, reason, failures
      from (
        select day, kind, reason, failures from failure_days where ${own}
        union all
        select day, kind, reason, 1 from failure_changes where ${own}
      ) n
    ) d
    group by grouping sets ((is_now, step), (is_now, kind, reason))`.execute(ctx.db);
  return rows;
};

/** Orders made in both periods, drafts not among them. */
export const ordersMade = async (ctx: Ctx, merchantId: string, period: ReportPeriod) => {
  const { rows } = await sql<{ now: bigint; before: bigint }>`
    select coalesce(sum(count) filter (where ${isNow(period)}), 0)::bigint as now,
      coalesce(sum(count) filter (where not ${isNow(period)}), 0)::bigint as before
    from (
      select day, status, count from order_day_counts
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
      union all
      select day, status, change from order_count_changes
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
    ) n where status <> 'draft'`.execute(ctx.db);
  return rows[0] as { now: bigint; before: bigint };
};
