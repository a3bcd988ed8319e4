import { type CodLineState, type Currency, codLinesToMatch } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { Part } from '../../platform/lists/places.ts';
import { sqlList } from '../../platform/lists/sqlList.ts';

export interface NewCodLine {
  id: string;
  lineNo: string;
  number: string;
  minor: bigint;
  keptMinor: bigint;
  words: string;
  state: CodLineState;
  orderId: string | null;
}

/** Adds lines; those whose place is taken stay out. Which came in. */
export const addLines = async (
  ctx: Ctx,
  remittanceId: string,
  lines: readonly NewCodLine[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    insert into cod_lines (tenant_id, remittance_id, id, line_no, number, amount_minor, kept_minor, words, state,
      order_id)
    select ${ctx.tenant.id}, ${remittanceId}, * from unnest(${lines.map(({ id }) => id)}::uuid[],
      ${lines.map(({ lineNo }) => lineNo)}::text[], ${lines.map(({ number }) => number)}::text[],
      ${lines.map(({ minor }) => minor)}::bigint[], ${lines.map(({ keptMinor }) => keptMinor)}::bigint[],
      ${lines.map(({ words }) => words)}::text[], ${lines.map(({ state }) => state)}::text[],
      ${lines.map(({ orderId }) => orderId)}::uuid[])
    on conflict (tenant_id, remittance_id, line_no) do nothing returning id`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

export interface CodLineRow {
  id: string;
  revision: number;
  remittance_id: string;
  remittance_no: string;
  remittance_state: string;
  payee_name: string;
  line_no: string;
  number: string;
  currency: Currency;
  amount_minor: bigint;
  kept_minor: bigint;
  words: string;
  state: CodLineState;
  order_id: string | null;
  order_no: string | null;
  due_minor: bigint | null;
  aside_note: string;
}

const columns = sql`l.*, r.remittance_no, r.state as remittance_state, r.currency, p.name as payee_name, o.order_no,
  c.due_minor`;
const joined = sql`cod_lines l
  join cod_remittances r on r.tenant_id = l.tenant_id and r.id = l.remittance_id
  join payees p on p.tenant_id = r.tenant_id and p.id = r.payee_id
  left join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
  left join cod_orders c on c.tenant_id = l.tenant_id and c.id = l.order_id`;
const listed = sqlList<CodLineRow>({ columns, from: joined, id: sql`l.id` });

// Written out, not as values: the index for these rows is used only by a query that says the same.
export const toMatch = sql`l.state in (${sql.join(codLinesToMatch.map((state) => sql.lit(state)))})`;

export const page = (
  ctx: Ctx,
  { remittanceId, only }: { remittanceId?: string | undefined; only: 'all' | 'toMatch' },
  part: Part,
) =>
  listed.page(
    ctx,
    sql`l.tenant_id = ${ctx.tenant.id}
      and ${remittanceId ? sql`l.remittance_id = ${remittanceId}` : sql`r.state = 'posted'`}
      ${only === 'toMatch' ? sql`and ${toMatch}` : sql``}`,
    sql`l.seq`,
    part,
  );

/** Lines of what is booked that are nobody's yet. */
const nobodys = (ctx: Ctx) => sql`cod_lines l
  join cod_remittances r on r.tenant_id = l.tenant_id and r.id = l.remittance_id and r.state = 'posted'
  where l.tenant_id = ${ctx.tenant.id} and ${toMatch}`;

export const countToMatch = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${nobodys(ctx)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

export const oldestToMatch = (ctx: Ctx) => oldestOf(ctx, sql`r.posted_at`, nobodys(ctx));

/** Its remittance first, as everybody does who changes lines. */
export const lock = async (ctx: Ctx, id: string): Promise<CodLineRow | undefined> => {
  await sql`
    select from cod_remittances r where r.tenant_id = ${ctx.tenant.id}
      and r.id = (select remittance_id from cod_lines where tenant_id = ${ctx.tenant.id} and id = ${id})
    for update`.execute(ctx.db);
  const { rows } = await sql<CodLineRow>`
    select ${columns} from ${joined} where l.tenant_id = ${ctx.tenant.id} and l.id = ${id} for update of l`.execute(
    ctx.db,
  );
  return rows[0];
};
