import {
  type BillFee,
  billActs,
  billFeeSpecs,
  billFees,
  type ChangeReason,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { chunksOf } from '../../../platform/chunks.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nilId } from '../../../platform/ids.ts';

/** What a bill says of an order and is not passed on yet, by fee. */
export interface BilledFee {
  order_id: string;
  fee: BillFee;
  minor: bigint;
  /** What was billed by, where a weight was. */
  weight_g: bigint | null;
}

const passing = billFees.filter((fee) => billFeeSpecs[fee].passesOnAs !== null);

const versionsBefore = async (ctx: Ctx, billId: string) => {
  const { rows } = await sql<{ id: string }>`
    select b.id from carrier_bills p
    join carrier_bills b on b.tenant_id = p.tenant_id and b.payee_id = p.payee_id and b.bill_no = p.bill_no
      and b.version < p.version and b.state = 'replaced'
    where p.tenant_id = ${ctx.tenant.id} and p.id = ${billId}`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

const linesAtOnce = 5_000;

/**
 * Orders of which an earlier version of a bill passed something on. Asked for one table after the other: joined, the
 * first large bill of a new database, which has no statistics yet, took each line for each line.
 */
export const correctedOrders = async (ctx: Ctx, billId: string): Promise<string[]> => {
  const versions = await versionsBefore(ctx, billId);
  if (versions.length === 0) return [];
  const lines = await sql<{ id: string }>`
    select id from bill_lines
    where tenant_id = ${ctx.tenant.id} and bill_id = any(${versions}::uuid[])`.execute(ctx.db);
  const found = new Set<string>();
  for (const some of chunksOf(lines.rows, linesAtOnce)) {
    const { rows } = await sql<{ order_id: string }>`
      select distinct order_id from bill_shares
      where tenant_id = ${ctx.tenant.id} and change_id is not null
        and line_id = any(${some.map(({ id }) => id)}::uuid[])`.execute(ctx.db);
    for (const { order_id } of rows) found.add(order_id);
  }
  return [...found].toSorted();
};

export interface PassedBefore {
  order_id: string;
  fee: BillFee;
  /** The changes that came of it. */
  change_ids: string[];
  /** The bill itself says something of it, if only that it was billed twice. */
  is_billed: boolean;
}

/** What earlier versions of a bill passed on of these orders and this one has not yet. */
export const feesPassedBefore = async (
  ctx: Ctx,
  billId: string,
  orderIds: readonly string[],
): Promise<PassedBefore[]> => {
  const versions = await versionsBefore(ctx, billId);
  if (versions.length === 0) return [];
  const { rows } = await sql<PassedBefore & { is_passed: boolean }>`
    with was as (
      select s.order_id, s.fee, array_agg(distinct s.change_id) as change_ids
      from bill_shares s
      join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id and l.bill_id = any(${versions}::uuid[])
      where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[]) and s.change_id is not null
      group by s.order_id, s.fee
    )
    select was.*, now.is_billed, now.is_passed from was cross join lateral (
      select count(*) > 0 as is_billed, coalesce(bool_or(s.change_id is not null), false) as is_passed
      from bill_shares s
      join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id and l.bill_id = ${billId}
      where s.tenant_id = ${ctx.tenant.id} and s.order_id = was.order_id and s.fee = was.fee
    ) now
    where not now.is_passed
    order by was.order_id, was.fee`.execute(ctx.db);
  return rows;
};

/**
 * Orders after an id that something can be passed on of. Freight only where the carrier weighed more than we:
 * a fee of many parcels has no weight, and what was billed twice or set aside is nobody's to pay.
 */
export const billedOrders = async (ctx: Ctx, billId: string, after: string, limit: number) => {
  const { rows } = await sql<{ order_id: string }>`
    select s.order_id from bill_lines l
    join bill_shares s on s.tenant_id = l.tenant_id and s.line_id = l.id
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id and o.settlement = 'paid'
    where l.tenant_id = ${ctx.tenant.id} and l.bill_id = ${billId} and l.state = 'matched'
      and l.twice_of is null and s.change_id is null and s.fee = any(${passing}::text[])
      and s.order_id > ${after}
    group by s.order_id, o.measured_g, o.weight_g
    having bool_or(s.fee <> 'freight')
      or sum(l.weight_g) filter (where l.parcels = 1) > coalesce(o.measured_g, o.weight_g)
    order by s.order_id limit ${limit}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
};
export const firstOrder = nilId;

export const feesOf = async (
  ctx: Ctx,
  billId: string,
  orderIds: readonly string[],
): Promise<BilledFee[]> => {
  const { rows } = await sql<BilledFee>`
    select s.order_id, s.fee, sum(s.amount_minor)::bigint as minor,
      (sum(l.weight_g) filter (where l.parcels = 1))::bigint as weight_g
    from bill_shares s
    join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id and l.bill_id = ${billId}
      and l.state = 'matched' and l.twice_of is null
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[])
      and s.change_id is null and s.fee = any(${passing}::text[])
    group by s.order_id, s.fee order by s.order_id, s.fee`.execute(ctx.db);
  return rows;
};

/** Of each order the latest bill by which something of it can still be passed on. */
export const passableBills = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ order_id: string; bill_id: string }>`
    select distinct on (s.order_id) s.order_id, l.bill_id from bill_shares s
    join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id and l.state = 'matched' and l.twice_of is null
    join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id and b.state = any(${[...billActs.passOn]}::text[])
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id and o.settlement = 'paid'
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[]) and s.change_id is null
      and s.amount_minor > 0 and s.fee = any(${passing}::text[])
      and (s.fee <> 'freight' or (l.parcels = 1 and l.weight_g > coalesce(o.measured_g, o.weight_g)))
    order by s.order_id, b.posted_at desc, l.bill_id`.execute(ctx.db);
  return new Map(rows.map(({ order_id, bill_id }) => [order_id, bill_id]));
};

/** By how much orders were changed before, by reason: nobody is asked for the same again. */
export const changedBefore = async (ctx: Ctx, orderIds: readonly string[]) => {
  const { rows } = await sql<{ order_id: string; reason: ChangeReason; minor: bigint }>`
    select order_id, reason, sum(after_minor - before_minor)::bigint as minor from cost_changes
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[]) and status <> 'withdrawn'
      and reason <> 'measured'
    group by order_id, reason`.execute(ctx.db);
  return new Map(rows.map(({ order_id, reason, minor }) => [`${order_id} ${reason}`, minor]));
};

export interface Boxes {
  order_id: string;
  line: number;
  absent: boolean;
  measured_g: number | null;
  measured_length_cc: number | null;
  measured_width_cc: number | null;
  measured_height_cc: number | null;
}

export const boxesOf = async (ctx: Ctx, orderIds: readonly string[]) => {
  const rows: Boxes[] = await ctx.db
    .selectFrom('order_boxes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .orderBy('line')
    .select([
      'order_id',
      'line',
      'absent',
      'measured_g',
      'measured_length_cc',
      'measured_width_cc',
      'measured_height_cc',
    ])
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
};

/** These fees of a bill were passed on by a change each. */
export const notePassedOn = async (
  ctx: Ctx,
  billId: string,
  passed: readonly { orderId: string; fee: BillFee; changeId: string }[],
) => {
  if (passed.length === 0) return;
  await sql`
    update bill_shares s set change_id = t.change_id
    from unnest(${passed.map(({ orderId }) => orderId)}::uuid[], ${passed.map(({ fee }) => fee)}::text[],
      ${passed.map(({ changeId }) => changeId)}::uuid[]) as t (order_id, fee, change_id), bill_lines l
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = t.order_id and s.fee = t.fee
      and l.tenant_id = s.tenant_id and l.id = s.line_id and l.bill_id = ${billId}`.execute(ctx.db);
};
