import type { DeliveryReportFilter, ReportPeriod } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { both, isNow, type SidedStep, stepNo } from './period.ts';

export interface DeliverySum extends SidedStep {
  /** Null in rows that tell of a step. */
  product_id: string | null;
  country_code: string | null;
  took_days: number | null;
  parcels: bigint;
  /** Of those whose line promises something, and those that kept it. */
  promised: bigint;
  kept: bigint;
}

/** Sums of both periods, once by steps and once by line, country and how long it took, in one reading. */
export const deliverySums = async (
  ctx: Ctx,
  merchantId: string,
  { countryCode }: DeliveryReportFilter,
  period: ReportPeriod,
  promised: ReadonlyMap<string, number>,
): Promise<DeliverySum[]> => {
  const { rows } = await sql<DeliverySum>`
    select is_now, step, product_id, country_code, took_days, sum(parcels)::bigint as parcels,
      coalesce(sum(parcels) filter (where days is not null), 0)::bigint as promised,
      coalesce(sum(parcels) filter (where took_days <= days), 0)::bigint as kept
    from (
      select ${isNow(period)} as is_now, ${stepNo(period)} as step, d.product_id, country_code, took_days, parcels, p.days
      from delivery_days d
      left join unnest(${[...promised.keys()]}::uuid[], ${[...promised.values()]}::integer[]) as p (id, days)
        on p.id = d.product_id
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
        ${countryCode ? sql`and country_code = ${countryCode}` : sql``}
    ) d
    group by grouping sets ((is_now, step), (is_now, product_id, country_code, took_days))`.execute(
    ctx.db,
  );
  return rows;
};
