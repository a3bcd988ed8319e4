import type { CostReportFilter, ReportPeriod } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { both, isNow, type SidedStep, stepNo } from './period.ts';

export interface CostRowSum extends SidedStep {
  /** Null in rows that tell of a step. */
  key: string | null;
  parcels: bigint;
  charged: bigint;
  weight_g: bigint;
  unpriced: bigint;
}

const keys = { country: sql`country_code`, product: sql`product_id::text` };

/** Sums of both periods, once by steps and once by country or product, in one reading. */
export const costSums = async (
  ctx: Ctx,
  merchantId: string,
  { by, countryCode }: CostReportFilter,
  period: ReportPeriod,
): Promise<CostRowSum[]> => {
  const { rows } = await sql<CostRowSum>`
    select is_now, step, key, sum(parcels)::bigint as parcels, sum(charged_minor)::bigint as charged,
      sum(weight_g)::bigint as weight_g, sum(unpriced)::bigint as unpriced
    from (
      select ${isNow(period)} as is_now, ${stepNo(period)} as step, ${keys[by]} as key,
        parcels, charged_minor, weight_g, unpriced
      from cost_days
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
        ${countryCode ? sql`and country_code = ${countryCode}` : sql``}
    ) d
    group by grouping sets ((is_now, step), (is_now, key))`.execute(ctx.db);
  return rows;
};
