import { type BillFee, type BillState, billStates, type Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { changeRevised } from '../../../platform/revisions/changeRevised.ts';

export interface BillRow {
  id: string;
  revision: number;
  payee_id: string;
  bill_no: string;
  version: number;
  state: BillState;
  currency: Currency;
  line_count: number;
  total_minor: bigint;
  paid_minor: bigint;
  content: string;
  run_id: string | null;
}

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('carrier_bills').where('tenant_id', '=', ctx.tenant.id).selectAll();

export const find = async (ctx: Ctx, id: string): Promise<BillRow | undefined> =>
  (await mine(ctx).where('id', '=', id).executeTakeFirst()) as BillRow | undefined;

export const lock = async (ctx: Ctx, id: string): Promise<BillRow | undefined> =>
  (await mine(ctx).where('id', '=', id).forUpdate().executeTakeFirst()) as BillRow | undefined;

/** In the order of their ids, so that two who want the same never wait for each other. */
export const lockMany = async (ctx: Ctx, ids: readonly string[]): Promise<BillRow[]> =>
  (await mine(ctx).where('id', 'in', ids).orderBy('id').forUpdate().execute()) as BillRow[];

/** The version that is owed now. */
export const lockOwed = async (
  ctx: Ctx,
  { payee_id, bill_no }: Pick<BillRow, 'payee_id' | 'bill_no'>,
) =>
  (await mine(ctx)
    .where('payee_id', '=', payee_id)
    .where('bill_no', '=', bill_no)
    .where('state', 'in', ['posted', 'paid'])
    .forUpdate()
    .executeTakeFirst()) as BillRow | undefined;

export interface NewBill {
  id: string;
  payeeId: string;
  billNo: string;
  currency: Currency;
  billDay: string;
  dueDay: string;
  note: string;
}

/** The next version of its number; which one, or none where one is being worked on. */
export const insert = async (ctx: Ctx, bill: NewBill): Promise<number | undefined> => {
  const { rows } = await sql<{ version: number }>`
    insert into carrier_bills (tenant_id, id, payee_id, bill_no, version, currency, bill_day, due_day, note,
      created_by)
    select ${ctx.tenant.id}, ${bill.id}, ${bill.payeeId}, ${bill.billNo}, coalesce(max(version), 0) + 1,
      ${bill.currency}, ${bill.billDay}::date, ${bill.dueDay}::date, ${bill.note},
      ${ctx.session?.userId ?? null}
    from carrier_bills
    where tenant_id = ${ctx.tenant.id} and payee_id = ${bill.payeeId} and bill_no = ${bill.billNo}
    on conflict do nothing returning version`.execute(ctx.db);
  return rows[0]?.version;
};

/** What its lines come to and say: the same lines in whatever order say the same. */
export const sumUp = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ count: number; minor: bigint; content: string }>`
    select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as minor,
      coalesce(md5(string_agg(concat_ws('|', line_no, number, fee, amount_minor, weight_g, share_by), E'\n'
        order by line_no)), '') as content
    from bill_lines where tenant_id = ${ctx.tenant.id} and bill_id = ${id}`.execute(ctx.db);
  return rows[0] as { count: number; minor: bigint; content: string };
};

export const change = (
  ctx: Ctx,
  id: string,
  values: Partial<{
    state: BillState;
    line_count: number;
    total_minor: bigint;
    paid_minor: bigint;
    content: string;
    run_id: string | null;
    posted_by: string | null;
    posted_at: Date;
  }>,
) => changeRevised(ctx, 'carrier_bills', id, values);

export interface ListedBill extends BillRow {
  payee_code: string;
  payee_name: string;
  bill_day: string;
  due_day: string;
  note: string;
  run_no: string | null;
  unknown: number;
  twice: number;
  lines: number;
  sum_minor: bigint;
  created_at: Date;
  posted_at: Date | null;
  realname: string | null;
}

// What is not booked yet has its sums in its lines only.
const joined = sql`carrier_bills b
  join payees p on p.tenant_id = b.tenant_id and p.id = b.payee_id
  left join payment_runs r on r.tenant_id = b.tenant_id and r.id = b.run_id
  left join users u on u.tenant_id = b.tenant_id and u.id = b.created_by
  left join lateral (select count(*)::int as lines, coalesce(sum(l.amount_minor), 0)::bigint as sum_minor,
      count(*) filter (where l.state = 'unknown')::int as unknown,
      count(*) filter (where l.twice_of is not null and l.state <> 'aside')::int as twice
    from bill_lines l where l.tenant_id = b.tenant_id and l.bill_id = b.id) l on true`;
const columns = sql`b.*, b.bill_day::text as bill_day, b.due_day::text as due_day, p.code as payee_code,
  p.name as payee_name, r.run_no, l.lines, l.sum_minor, l.unknown, l.twice, u.realname`;

export interface BillFilter {
  state?: BillState | undefined;
  payeeId?: string | undefined;
  number?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const conditions = (ctx: Ctx, { state, payeeId, number, from, to }: BillFilter) => {
  const typed = number?.trim() ?? '';
  return sql`b.tenant_id = ${ctx.tenant.id}
    ${state ? sql`and b.state = ${state}` : sql``}
    ${payeeId ? sql`and b.payee_id = ${payeeId}` : sql``}
    ${from ? sql`and b.bill_day >= ${from}::date` : sql``}
    ${to ? sql`and b.bill_day <= ${to}::date` : sql``}
    ${
      typed
        ? sql`and (b.bill_no = ${typed} or b.id in (select n.bill_id from bill_lines n
            where n.tenant_id = b.tenant_id and n.number = any(${[typed, typed.toUpperCase()]}::text[])))`
        : sql``
    }`;
};

/** The latest first; their sums are asked for the page alone. */
export const page = async (
  ctx: Ctx,
  filter: BillFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(ListedBill & { all: number })[]> => {
  const { rows } = await sql<ListedBill & { all: number }>`
    with wanted as (
      select b.id, count(*) over ()::int as all_count from carrier_bills b
      where ${conditions(ctx, filter)} order by b.created_at desc, b.id desc limit ${limit} offset ${offset}
    )
    select ${columns}, w.all_count as all from ${joined}
    join wanted w on b.tenant_id = ${ctx.tenant.id} and b.id = w.id
    order by b.created_at desc, b.id desc`.execute(ctx.db);
  return rows;
};

export const listed = async (ctx: Ctx, id: string): Promise<ListedBill | undefined> => {
  const { rows } = await sql<ListedBill>`
    select ${columns} from ${joined} where b.tenant_id = ${ctx.tenant.id} and b.id = ${id}`.execute(
    ctx.db,
  );
  return rows[0];
};

export const countByState = async (ctx: Ctx, filter: BillFilter) => {
  const { rows } = await sql<{ state: BillState; count: number }>`
    select b.state, count(*)::int as count from carrier_bills b
    where ${conditions(ctx, { ...filter, state: undefined })} group by b.state`.execute(ctx.db);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(billStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    BillState,
    number
  >;
};

export const feesOf = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ fee: BillFee; minor: bigint }>`
    select fee, sum(amount_minor)::bigint as minor from bill_lines
    where tenant_id = ${ctx.tenant.id} and bill_id = ${id} group by fee order by sum(amount_minor) desc, fee`.execute(
    ctx.db,
  );
  return rows;
};

export const borneBy = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ parcels: number; changes: number }>`
    select count(distinct s.order_id)::int as parcels, count(distinct s.change_id)::int as changes
    from bill_lines l join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
    where l.tenant_id = ${ctx.tenant.id} and l.bill_id = ${id}`.execute(ctx.db);
  return rows[0] ?? { parcels: 0, changes: 0 };
};

export const versionsOf = async (ctx: Ctx, { payee_id, bill_no }: BillRow) =>
  mine(ctx)
    .where('payee_id', '=', payee_id)
    .where('bill_no', '=', bill_no)
    .orderBy('version', 'desc')
    .execute();

/** Writes it into the ledger, once. */
export const postPayable = (ctx: Ctx, op: 'bill' | 'undo' | 'pay', subject: string) =>
  sql`select alpaca.post_payable(${op}, ${subject}, ${ctx.session?.userId ?? null})`.execute(
    ctx.db,
  );
