import type { BillFee, Currency, LineState, ShareRule } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { oldestOf } from '../../../platform/lists/oldestOf.ts';
import type { Share } from './shares.ts';

export interface NewLine {
  id: string;
  lineNo: string;
  number: string;
  fee: BillFee;
  minor: bigint;
  weightG: number | null;
  shareBy: ShareRule;
  words: string;
  shares: readonly Share[];
}

const shareRows = (lines: readonly Pick<NewLine, 'id' | 'fee' | 'shares'>[]) =>
  lines.flatMap(({ id, fee, shares }) => shares.map((share) => ({ ...share, id, fee })));

/** What parcels bear of lines. */
export const addShares = async (
  ctx: Ctx,
  lines: readonly Pick<NewLine, 'id' | 'fee' | 'shares'>[],
) => {
  const rows = shareRows(lines);
  if (rows.length === 0) return;
  await sql`
    insert into bill_shares (tenant_id, line_id, order_id, merchant_id, fee, amount_minor)
    select ${ctx.tenant.id}, * from unnest(${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ orderId }) => orderId)}::uuid[], ${rows.map(({ merchantId }) => merchantId)}::uuid[],
      ${rows.map(({ fee }) => fee)}::text[], ${rows.map(({ minor }) => minor)}::bigint[])`.execute(
    ctx.db,
  );
};

/** Adds lines with what parcels bear of them; those whose place on the bill is taken stay out. Which came in. */
export const addLines = async (
  ctx: Ctx,
  billId: string,
  lines: readonly NewLine[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    insert into bill_lines (tenant_id, bill_id, id, line_no, number, fee, amount_minor, weight_g, share_by,
      words, state, parcels)
    select ${ctx.tenant.id}, ${billId}, * from unnest(${lines.map(({ id }) => id)}::uuid[],
      ${lines.map(({ lineNo }) => lineNo)}::text[], ${lines.map(({ number }) => number)}::text[],
      ${lines.map(({ fee }) => fee)}::text[], ${lines.map(({ minor }) => minor)}::bigint[],
      ${lines.map(({ weightG }) => weightG)}::bigint[], ${lines.map(({ shareBy }) => shareBy)}::text[],
      ${lines.map(({ words }) => words)}::text[],
      ${lines.map(({ shares }) => (shares.length > 0 ? 'matched' : 'unknown'))}::text[],
      ${lines.map(({ shares }) => shares.length)}::int[])
    on conflict (tenant_id, bill_id, line_no) do nothing returning id`.execute(ctx.db);
  const added = new Set(rows.map(({ id }) => id));
  await addShares(
    ctx,
    lines.filter(({ id }) => added.has(id)),
  );
  return added;
};

export interface LineRow {
  id: string;
  revision: number;
  bill_id: string;
  bill_no: string;
  bill_state: string;
  payee_name: string;
  line_no: string;
  number: string;
  fee: BillFee;
  currency: Currency;
  amount_minor: bigint;
  weight_g: bigint | null;
  share_by: ShareRule;
  words: string;
  state: LineState;
  parcels: number;
  order_id: string | null;
  order_no: string | null;
  twice_bill_no: string | null;
  twice_line_no: string | null;
  aside_note: string;
}

const joined = sql`bill_lines l
  join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id
  join payees p on p.tenant_id = b.tenant_id and p.id = b.payee_id
  left join bill_lines t on t.tenant_id = l.tenant_id and t.id = l.twice_of
  left join carrier_bills tb on tb.tenant_id = t.tenant_id and tb.id = t.bill_id
  left join lateral (select s.order_id from bill_shares s
    where l.parcels = 1 and s.tenant_id = l.tenant_id and s.line_id = l.id) s on true
  left join orders o on o.tenant_id = l.tenant_id and o.id = s.order_id`;
const columns = sql`l.id, l.revision, l.bill_id, b.bill_no, b.state as bill_state, p.name as payee_name, l.line_no,
  l.number, l.fee, b.currency, l.amount_minor, l.weight_g, l.share_by, l.words, l.state, l.parcels, s.order_id,
  o.order_no, tb.bill_no as twice_bill_no, t.line_no as twice_line_no, l.aside_note`;

/** What is to be looked at: of a bill, or of all that are owed. */
const wanting = {
  all: sql`true`,
  unknown: sql`l.state = 'unknown'`,
  twice: sql`l.twice_of is not null and l.state <> 'aside'`,
} satisfies Record<string, RawBuilder<unknown>>;

interface LineFilter {
  billId?: string | undefined;
  only: keyof typeof wanting;
  number?: string | undefined;
}

const conditions = (
  ctx: Ctx,
  { billId, only, number }: LineFilter,
) => sql`l.tenant_id = ${ctx.tenant.id}
  and ${wanting[only]}
  and ${billId ? sql`l.bill_id = ${billId}` : sql`b.state in ('posted', 'paid')`}
  ${number ? sql`and (l.number = ${number.trim()} or l.number = ${number.trim().toUpperCase()})` : sql``}`;

export const page = async (
  ctx: Ctx,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(LineRow & { total: number })[]> => {
  const { rows } = await sql<LineRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from ${joined}
    where ${conditions(ctx, filter)} order by l.seq limit ${limit} offset ${offset}`.execute(
    ctx.db,
  );
  return rows;
};

/** How many are to be looked at, of one bill or of all that are owed. */
export const counts = async (ctx: Ctx, billId?: string) => {
  const { rows } = await sql<{ unknown: number; twice: number }>`
    select count(*) filter (where ${wanting.unknown})::int as unknown,
      count(*) filter (where ${wanting.twice})::int as twice
    from bill_lines l join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id
    where (${wanting.unknown} or ${wanting.twice}) and ${conditions(ctx, { billId, only: 'all' })}`.execute(
    ctx.db,
  );
  return rows[0] ?? { unknown: 0, twice: 0 };
};

/** Since when the bill is booked that has waited longest to be looked at. */
export const oldestWanting = (ctx: Ctx, only: 'unknown' | 'twice') =>
  oldestOf(
    ctx,
    sql`b.posted_at`,
    sql`bill_lines l join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id
      where ${conditions(ctx, { only })}`,
  );

/** Its bill first, as everybody does who changes lines. */
export const lock = async (ctx: Ctx, id: string): Promise<LineRow | undefined> => {
  await sql`
    select from carrier_bills b where b.tenant_id = ${ctx.tenant.id}
      and b.id = (select bill_id from bill_lines where tenant_id = ${ctx.tenant.id} and id = ${id})
    for update`.execute(ctx.db);
  const { rows } = await sql<LineRow>`
    select ${columns} from ${joined} where l.tenant_id = ${ctx.tenant.id} and l.id = ${id}
    for update of l`.execute(ctx.db);
  return rows[0];
};

export const change = (
  ctx: Ctx,
  id: string,
  { state, parcels, note }: { state: LineState; parcels?: number; note?: string },
) =>
  sql`
    update bill_lines set state = ${state}, revision = revision + 1,
      parcels = coalesce(${parcels ?? null}, parcels), aside_note = coalesce(${note ?? null}, aside_note)
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);

/**
 * Marks lines of a bill whose parcel its payee billed for the same before: in a bill that is owed, or higher on
 * the same one. Fees of many parcels are no one's alone and are left out. By its parcels, step by step: rows just
 * written are unknown to the planner, which would compare each line with all others of the bill.
 */
export const markTwice = (ctx: Ctx, billId: string, lineId?: string) =>
  sql`
    with mine as materialized (
      select l.id, l.seq, s.order_id, s.fee, b.payee_id from bill_lines l
      join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id
      join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
      where l.tenant_id = ${ctx.tenant.id} and l.bill_id = ${billId} and l.parcels = 1 and l.amount_minor > 0
        ${lineId ? sql`and l.id = ${lineId}` : sql``}
    ), others as materialized (
      select m.id, m.seq, m.payee_id, s.line_id from mine m
      join bill_shares s on s.tenant_id = ${ctx.tenant.id} and s.order_id = m.order_id and s.fee = m.fee
      where s.line_id <> m.id
    ), lines as materialized (
      select m.id, m.payee_id, o.id as other, o.seq, o.bill_id from others m
      join bill_lines o on o.tenant_id = ${ctx.tenant.id} and o.id = m.line_id
      where o.seq < m.seq and o.parcels = 1 and o.amount_minor > 0
    ), before as (
      select distinct on (m.id) m.id, m.other from lines m
      join carrier_bills b on b.tenant_id = ${ctx.tenant.id} and b.id = m.bill_id and b.payee_id = m.payee_id
        and (b.id = ${billId} or b.state in ('posted', 'paid'))
      order by m.id, m.seq
    )
    update bill_lines l set twice_of = before.other
    from before where l.tenant_id = ${ctx.tenant.id} and l.id = before.id`.execute(ctx.db);

/** A replaced bill billed nothing: what was marked because of it is not billed twice. */
export const forgetTwiceOf = (ctx: Ctx, billId: string) =>
  sql`
    update bill_lines l set twice_of = null from bill_lines o
    where l.tenant_id = ${ctx.tenant.id} and o.tenant_id = l.tenant_id and o.bill_id = ${billId}
      and l.twice_of = o.id`.execute(ctx.db);
