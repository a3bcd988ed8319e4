import type { ReportPeriod } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { both, isNow, type SidedStep, stepNo } from './period.ts';

export interface SpentSum extends SidedStep {
  currency: string;
  spent: bigint;
}

/**
 * What was spent in both periods by currency, once by steps and once in all: debits less refunds. Top-ups are no
 * spending, nor is money changed into another currency.
 */
export const spentSums = async (
  ctx: Ctx,
  merchantId: string,
  period: ReportPeriod,
): Promise<SpentSum[]> => {
  const { rows } = await sql<SpentSum>`
    select is_now, step, currency, sum(minor)::bigint as spent
    from (
      select ${isNow(period)} as is_now, ${stepNo(period)} as step, currency,
        out_minor - case kind when 'refund' then in_minor else 0 end as minor
      from ledger_days
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and ${both(period)}
        and kind not in ('topUp', 'exchange')
    ) d
    group by grouping sets ((is_now, step, currency), (is_now, currency))`.execute(ctx.db);
  return rows;
};

export interface WaitingSum {
  currency: string;
  orders: number;
  changes: number;
  minor: bigint;
}

/** What waits to be paid: orders without money, and cost changes that will be debited. */
export const waitingSums = async (ctx: Ctx, merchantId: string): Promise<WaitingSum[]> => {
  const { rows } = await sql<WaitingSum>`
    select currency, sum(orders)::int as orders, sum(changes)::int as changes, sum(minor)::bigint as minor
    from (
      select currency, count(*) as orders, 0 as changes, coalesce(sum(quoted_minor), 0) as minor
      from orders
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId} and booking = 'waitingPayment'
        and currency is not null
      group by currency
      union all
      select currency, 0, count(*), sum(coalesce(proposed_minor, after_minor) - before_minor)
      from cost_changes
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchantId}
        and status in ('awaiting', 'disputed', 'proposed') and coalesce(proposed_minor, after_minor) > before_minor
      group by currency
    ) w group by currency`.execute(ctx.db);
  return rows;
};
