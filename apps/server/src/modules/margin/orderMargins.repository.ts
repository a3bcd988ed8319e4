import type { BillFee, Currency } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ParcelRow } from '../../platform/lists/parcelFacts.ts';
import type { Part, Place } from '../../platform/lists/places.ts';

/** An order's margin with what is told of the order, and who looked at it. */
export interface MarginRow extends ParcelRow {
  id: string;
  /** Of its day, in microseconds. */
  us: bigint;
  day: string;
  product_id: string | null;
  charged_minor: bigint;
  carrier_minor: bigint;
  shares_minor: bigint;
  absorbed_minor: bigint;
  compensated_minor: bigint;
  adjustments_minor: bigint;
  margin_minor: bigint;
  is_billed: boolean;
  is_unpriced: boolean;
  is_losing: boolean;
  billed_g: bigint | null;
  charged_g: bigint;
  has_unpassed_fee: boolean;
  is_refunded: boolean;
  is_awaited: boolean;
  revision: number;
  seen_note: string | null;
  seen_name: string | null;
  seen_at: Date | null;
  seen_minor: bigint | null;
}

// What nobody looked at is at its first revision, and each look makes the next.
const revision = sql`coalesce(k.revision, 0) + 1`;

const dayUs = 86_400_000_000n;
const dayOf = ({ us }: Place) => sql`(date '1970-01-01' + ${String(us / dayUs)}::int)`;

/** A page of them, the latest day first; what else is shown of each is read only of those. */
export const rows = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  { limit, offset = 0, after, fromEnd = false }: Part,
): Promise<MarginRow[]> => {
  const direction = fromEnd ? sql`asc` : sql`desc`;
  const { rows } = await sql<MarginRow>`
    select m.*, m.order_id as id, to_char(m.day, 'YYYY-MM-DD') as day,
      (extract(epoch from m.day) * 1000000)::bigint as us, o.order_no, o.customer_no, o.tracking_number,
      c.code as merchant_code, c.name_zh as merchant_zh, c.name_en as merchant_en, ${revision} as revision,
      k.note as seen_note, u.realname as seen_name, k.seen_at, k.margin_minor as seen_minor
    from (
      select * from order_margins m where ${conditions}
        ${after ? sql`and (m.day, m.order_id) < (${dayOf(after)}, ${after.id}::uuid)` : sql``}
      order by m.day ${direction}, m.order_id ${direction} limit ${limit} offset ${offset}
    ) m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
    join merchants c on c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id
    left join margin_looks k on k.tenant_id = m.tenant_id and k.order_id = m.order_id
    left join users u on u.tenant_id = k.tenant_id and u.id = k.seen_by
    order by m.day desc, m.order_id desc`.execute(ctx.db);
  return rows;
};

export const ofOrder = (ctx: Ctx, id: string) =>
  sql`m.tenant_id = ${ctx.tenant.id} and m.order_id = ${id}`;

export const countAtMost = async (ctx: Ctx, conditions: RawBuilder<unknown>, most: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from order_margins m where ${conditions} limit ${most}) m`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
};

/** Held, so that of two who look at it one is the first. */
export const lock = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ order_no: string; margin_minor: bigint }>`
    select o.order_no, m.margin_minor from order_margins m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
    where ${ofOrder(ctx, id)} for update of m`.execute(ctx.db);
  return rows[0];
};

/** After it is held: another may have looked just before. */
export const revisionOf = async (ctx: Ctx, id: string): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    select ${revision} as revision from margin_looks k
    where k.tenant_id = ${ctx.tenant.id} and k.order_id = ${id}`.execute(ctx.db);
  return rows[0]?.revision ?? 1;
};

export const noteLook = (ctx: Ctx, look: { id: string; minor: bigint; note: string }) =>
  sql`
    insert into margin_looks (tenant_id, order_id, margin_minor, note, seen_by)
    values (${ctx.tenant.id}, ${look.id}, ${look.minor}, ${look.note}, ${ctx.session?.userId ?? null})
    on conflict (tenant_id, order_id) do update set margin_minor = excluded.margin_minor, note = excluded.note,
      seen_by = excluded.seen_by, seen_at = now(), revision = margin_looks.revision + 1`.execute(
    ctx.db,
  );

export interface BorneRow {
  bill_id: string;
  bill_no: string;
  payee_name: string;
  line_no: string;
  number: string;
  fee: BillFee;
  currency: Currency;
  amount_minor: bigint;
  own_minor: bigint | null;
  rate: string | null;
  parcels: number;
  weight_g: bigint | null;
  change_id: string | null;
}

/** What an order bears of bills that are owed, the latest bill first. */
export const borneBy = async (ctx: Ctx, orderId: string): Promise<BorneRow[]> => {
  const { rows } = await sql<BorneRow>`
    select b.id as bill_id, b.bill_no, p.name as payee_name, l.line_no, l.number, s.fee, b.currency, s.amount_minor,
      alpaca.own_minor(s.amount_minor, b.currency, r.worth) as own_minor,
      trim_scale(round(r.worth, 6))::text as rate, l.parcels, l.weight_g, s.change_id
    from bill_shares s
    join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id
    join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id and b.state in ('posted', 'paid')
    join payees p on p.tenant_id = b.tenant_id and p.id = b.payee_id
    cross join lateral (select alpaca.own_rate(b.tenant_id, b.currency, b.posted_at) as worth) r
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = ${orderId}
    order by b.posted_at desc, l.seq`.execute(ctx.db);
  return rows;
};
