import type { ReportPeriod, ThroughputFilter, ThroughputKind } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { both, isNow, type SidedStep, stepNo } from './period.ts';

export interface ScanSum extends SidedStep {
  kind: ThroughputKind;
  hour: number | null;
  warehouse_id: string | null;
  station: string | null;
  scans: bigint;
  /** Hours of days in which anything was done, and such days. */
  hours: number;
  days: number;
}

/** Sums of both periods: by steps, and of one kind in all, by hours of the day and by stations; folded or not. */
export const scanSums = async (
  ctx: Ctx,
  { kind }: ThroughputFilter,
  period: ReportPeriod,
): Promise<ScanSum[]> => {
  const own = sql`tenant_id = ${ctx.tenant.id} and ${both(period)}`;
  const { rows } = await sql<ScanSum>`
    with hourly as (
      select day, kind, hour, warehouse_id, station, sum(scans) as scans
      from (
        select day, kind, hour, warehouse_id, station, scans from scan_hours where ${own}
        union all
        select day, kind, hour, warehouse_id, station, scans from scan_changes where ${own}
      ) n group by 1, 2, 3, 4, 5
    ), sided as (
      select ${isNow(period)} as is_now, ${stepNo(period)} as step, * from hourly where scans <> 0
    )
    select is_now, step, kind, null::int as hour, null::uuid as warehouse_id, null as station,
      sum(scans)::bigint as scans, 0 as hours, 0 as days
    from sided group by 1, 2, 3
    union all
    select is_now, null, kind, hour, warehouse_id, station, sum(scans)::bigint,
      count(distinct (day, hour))::int, count(distinct day)::int
    from sided where kind = ${kind}
    group by grouping sets ((is_now, kind), (is_now, kind, hour), (is_now, kind, warehouse_id, station))`.execute(
    ctx.db,
  );
  return rows;
};
