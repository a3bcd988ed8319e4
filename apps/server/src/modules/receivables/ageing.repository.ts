import type { AgeBand, Currency, StatementCycle } from '@alpaca/contract';
import { constants } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export type AgeingRow = Record<AgeBand, bigint> & {
  merchant_id: string;
  merchant_code: string;
  merchant_zh: string;
  merchant_en: string;
  currency: Currency;
  owed_minor: bigint;
  unbilled_minor: bigint;
  credit_limit_minor: bigint;
  credit_days: number;
  cycle_id: string;
  cycle: StatementCycle;
  revision: number;
};

// Up to so many days overdue each.
const bands: readonly (readonly [AgeBand, number, number | null])[] = [
  ['to7', 1, 7],
  ['to15', 8, 15],
  ['to30', 16, 30],
  ['to60', 31, 60],
  ['over60', 61, null],
];

const bandSums = sql.join([
  sql`coalesce(sum(minor) filter (where late <= 0), 0)::bigint as "notDue"`,
  ...bands.map(
    ([band, from, to]) => sql`coalesce(sum(minor) filter (where late >= ${sql.lit(from)}
      ${to === null ? sql`` : sql`and late <= ${sql.lit(to)}`}), 0)::bigint as ${sql.ref(band)}`,
  ),
]);

/** What each credit merchant owes, who owes the most first; those that owe nothing are there too. */
export const ageing = async (ctx: Ctx, today: string): Promise<AgeingRow[]> => {
  const main = constants.mainCurrency;
  const { rows } = await sql<AgeingRow>`
    select c.merchant_id, m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en,
      coalesce(r.currency, ${main}) as currency, coalesce(r.owed_minor, 0)::bigint as owed_minor,
      coalesce(r.unbilled_minor, 0)::bigint as unbilled_minor, m.credit_days,
      case when coalesce(r.currency, ${main}) = ${main} then m.credit_limit_minor else 0 end as credit_limit_minor,
      c.id as cycle_id, c.cycle, c.revision, a.*
    from statement_cycles c
    join merchants m on m.tenant_id = c.tenant_id and m.merchant_id = c.merchant_id
    left join receivables r on r.tenant_id = c.tenant_id and r.merchant_id = c.merchant_id
      and (r.owed_minor > 0 or r.currency = ${main})
    cross join lateral (
      select ${bandSums} from (
        select u.unpaid_minor as minor, ${today}::date - s.due_on as late from statements s
        join statement_sums u on u.tenant_id = s.tenant_id and u.id = s.id
        where s.tenant_id = c.tenant_id and s.merchant_id = c.merchant_id and s.currency = r.currency
          and s.settled_at is null
      ) unpaid
    ) a
    where c.tenant_id = ${ctx.tenant.id}
    order by 6 desc, m.code, 5`.execute(ctx.db);
  return rows;
};
