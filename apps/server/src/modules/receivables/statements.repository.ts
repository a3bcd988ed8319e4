import type {
  Currency,
  KindSum,
  StatementCycle,
  StatementFilter,
  StatementState,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { batchesById } from '../../platform/lists/batchesById.ts';

export interface StatementRow {
  id: string;
  merchant_id: string;
  no: string;
  currency: Currency;
  cycle: StatementCycle;
  from_day: string;
  to_day: string;
  charged_before_minor: bigint;
  charged_until_minor: bigint;
  credited_until_minor: bigint;
  opening_minor: bigint;
  lines: KindSum[];
  due_day: string;
  issued_at: Date;
  state: StatementState;
  revision: number;
  silent_at: Date | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  due_minor: bigint;
  unpaid_minor: bigint;
  merchant_code: string;
  merchant_zh: string;
  merchant_en: string;
}

const columns = sql`s.id, s.merchant_id, s.no, s.currency, s.cycle, s.charged_before_minor, s.charged_until_minor,
  s.credited_until_minor, s.opening_minor, s.lines, s.issued_at, s.state, s.revision, s.silent_at, s.confirmed_at,
  s.confirmed_by, to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  to_char(s.due_on, 'YYYY-MM-DD') as due_day, u.due_minor, u.unpaid_minor,
  m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en`;
const joined = sql`statements s
  join statement_sums u on u.tenant_id = s.tenant_id and u.id = s.id
  join merchants m on m.tenant_id = s.tenant_id and m.merchant_id = s.merchant_id`;

const own = (ctx: Ctx) => sql`s.tenant_id = ${ctx.tenant.id}
  ${ctx.merchantId ? sql`and s.merchant_id = ${ctx.merchantId}` : sql``}`;

const isUnpaid = sql`(s.settled_at is null and u.unpaid_minor > 0)`;

const viewed = (today: string): Record<StatementFilter['view'], RawBuilder<unknown>> => ({
  all: sql`true`,
  toConfirm: sql`s.state in ('issued', 'answered')`,
  queried: sql`s.state = 'queried'`,
  unpaid: isUnpaid,
  overdue: sql`(${isUnpaid} and s.due_on < ${today}::date)`,
});

type Asked = Partial<StatementFilter> & { today: string };

const filtered = (ctx: Ctx, { currency, merchantCode, number }: Asked) => sql`${own(ctx)}
  ${currency ? sql`and s.currency = ${currency}` : sql``}
  ${number ? sql`and s.no = ${number.trim().toUpperCase()}` : sql``}
  ${merchantCode ? sql`and upper(m.code) = ${merchantCode.trim().toUpperCase()}` : sql``}`;

const conditions = (ctx: Ctx, asked: Asked) =>
  sql`${filtered(ctx, asked)} and ${viewed(asked.today)[asked.view ?? 'all']}`;

/** The latest first. */
export const page = async (
  ctx: Ctx,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<(StatementRow & { total: number })[]> => {
  const { rows } = await sql<StatementRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${joined}
    where ${conditions(ctx, asked)} order by s.to_day desc, s.no desc
    limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export interface ViewSum {
  currency: Currency;
  all: number;
  toConfirm: number;
  queried: number;
  unpaid: number;
  overdue: number;
  unpaid_minor: bigint;
  overdue_minor: bigint;
}

/** How many there are of each view, and what is not paid, by currency. */
export const viewSums = async (ctx: Ctx, asked: Asked): Promise<ViewSum[]> => {
  const views = viewed(asked.today);
  const count = (view: keyof typeof views) => sql`(count(*) filter (where ${views[view]}))::int`;
  const { rows } = await sql<ViewSum>`
    select s.currency, ${count('all')} as "all", ${count('toConfirm')} as "toConfirm",
      ${count('queried')} as queried, ${count('unpaid')} as unpaid, ${count('overdue')} as overdue,
      coalesce(sum(u.unpaid_minor), 0)::bigint as unpaid_minor,
      coalesce(sum(u.unpaid_minor) filter (where ${views.overdue}), 0)::bigint as overdue_minor
    from ${joined} where ${filtered(ctx, asked)}
    group by s.currency order by s.currency`.execute(ctx.db);
  return rows;
};

/** All that a filter asks for. */
export const batches = (ctx: Ctx, asked: Asked, size: number) =>
  batchesById(size, async (after) => {
    const { rows } = await sql<StatementRow>`
      select ${columns} from ${joined}
      where ${conditions(ctx, asked)} and s.id > ${after} order by s.id limit ${size}`.execute(
      ctx.db,
    );
    return rows;
  });

export const find = async (ctx: Ctx, id: string): Promise<StatementRow | undefined> => {
  const { rows } = await sql<StatementRow>`
    select ${columns} from ${joined} where ${own(ctx)} and s.id = ${id}`.execute(ctx.db);
  return rows[0];
};
