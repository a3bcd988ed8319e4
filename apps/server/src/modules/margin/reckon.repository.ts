import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** What the table has of the view. */
export const marginColumns = [
  'tenant_id',
  'order_id',
  'merchant_id',
  'product_id',
  'country_code',
  'day',
  'charged_minor',
  'carrier_minor',
  'shares_minor',
  'absorbed_minor',
  'compensated_minor',
  'is_billed',
  'is_unpriced',
  'billed_g',
  'charged_g',
  'has_unpassed_fee',
  'is_refunded',
  'is_awaited',
] as const;

const listed = (table?: string) =>
  sql.join(marginColumns.map((column) => sql.ref(table ? `${table}.${column}` : column)));
const renewed = sql.join(
  marginColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
);

/** Makes the margins of some orders anew from their sources, in one statement; what did not change is not written. */
export const reckon = (ctx: Ctx, orderIds: readonly string[]) => {
  const these = sql`tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])`;
  return sql`
    with reckoned as materialized (select ${listed()} from order_margins_now where ${these}),
    gone as (delete from order_margins where ${these} and order_id not in (select order_id from reckoned))
    insert into order_margins (${listed()}) select ${listed()} from reckoned order by order_id
    on conflict (tenant_id, order_id) do update set ${renewed}
    where (${listed('order_margins')}) is distinct from (${listed('excluded')})`.execute(ctx.db);
};

export interface Marks {
  /** Of the ledger all up to here was read. */
  ledger_seq: bigint;
  /** Of bills and changes all up to here. */
  read_at: Date;
}

export const marksOf = async (ctx: Ctx): Promise<Marks> =>
  (await ctx.db
    .selectFrom('margin_marks')
    .where('tenant_id', '=', ctx.tenant.id)
    .select(['ledger_seq', 'read_at'])
    .executeTakeFirst()) ?? { ledger_seq: 0n, read_at: new Date(0) };

export const setMarks = (ctx: Ctx, marks: Marks) =>
  ctx.db
    .insertInto('margin_marks')
    .values({ tenant_id: ctx.tenant.id, ...marks })
    .onConflict((row) => row.column('tenant_id').doUpdateSet({ ...marks }))
    .execute();

interface LedgerPart {
  count: number;
  last: bigint | null;
  /** Up to here nothing can come any more. */
  safe: bigint | null;
  order_ids: string[];
}

/** Orders that the ledger's next entries are about: themselves, or changes of their cost. */
export const touchedByLedger = async (
  ctx: Ctx,
  { after, young, limit }: { after: bigint; young: Date; limit: number },
): Promise<LedgerPart> => {
  const { rows } = await sql<LedgerPart>`
    with entries as materialized (
      select seq, subject_id, kind, created_at from ledger_entries
      where tenant_id = ${ctx.tenant.id} and seq > ${after} order by seq limit ${limit}
    )
    select count(*)::int as count, max(seq) as last,
      coalesce(min(seq) filter (where created_at >= ${young}) - 1, max(seq)) as safe,
      array(
        select distinct coalesce(c.order_id, o.id)
        from (select distinct subject_id from entries where kind is not null and subject_id is not null) s
        left join cost_changes c on c.tenant_id = ${ctx.tenant.id} and c.id = s.subject_id
        left join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = s.subject_id
        where coalesce(c.order_id, o.id) is not null
      ) as order_ids
    from entries`.execute(ctx.db);
  return rows[0] as LedgerPart;
};

/**
 * Orders that bills or changes of cost name since a moment. A corrected bill takes back what its earlier versions
 * said, so all versions of what was booked count.
 */
export const touchedByBills = async (ctx: Ctx, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select s.order_id from bill_shares s where s.tenant_id = ${ctx.tenant.id} and s.created_at >= ${since}
    union
    select s.order_id from carrier_bills n
    join carrier_bills b on b.tenant_id = n.tenant_id and b.payee_id = n.payee_id and b.bill_no = n.bill_no
    join bill_lines l on l.tenant_id = b.tenant_id and l.bill_id = b.id
    join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
    where n.tenant_id = ${ctx.tenant.id} and n.posted_at >= ${since}
    union
    select c.order_id from cost_changes c
    where c.tenant_id = ${ctx.tenant.id} and greatest(c.created_at, c.settled_at) >= ${since}`.execute(
    ctx.db,
  );
  return rows.map(({ order_id }) => order_id);
};

/** Some orders that changed at all since a moment, in the order of their ids. */
export const changedOrders = async (
  ctx: Ctx,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<{ id: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where tenant_id = ${ctx.tenant.id} and updated_at >= ${since} and id > ${after}
    order by id limit ${limit}`.execute(ctx.db);
  return rows;
};
