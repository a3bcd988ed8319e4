import {
  type Currency,
  type listUnbilled,
  type Parsed,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type ParcelRow, parcelFactsOf } from '../../../platform/lists/parcelFacts.ts';
import { numberedOrders } from '../../orders/index.ts';
import { productNames } from '../../rates/index.ts';
import { settingsOf } from '../../system/index.ts';

interface UnbilledRow extends ParcelRow {
  id: string;
  product_id: string | null;
  currency: Currency;
  charged: bigint;
  left_at: Date;
  total: number;
}

const dayMs = 86_400_000;
// No carrier bills what left half a year ago.
const longestDays = 180;
const countedMost = 1_000;

/** Ids tell when their orders were made: those that are too young or too old are not even read. */
const idAt = (ms: number) => {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** Parcels `o` that left so many days ago, and that no bill names which is owed. */
const unbilled = async (ctx: Ctx, now: number) => {
  const { unbilledDays } = await settingsOf(ctx, 'unbilledDays');
  const before = now - unbilledDays * dayMs;
  return sql`orders o
    join lateral (select max(e.created_at) as left_at from order_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.id and e.status = 'outWarehouse') e on true
    where o.tenant_id = ${ctx.tenant.id} and o.status in ('outWarehouse', 'delivered')
      and o.id between ${idAt(now - longestDays * dayMs)} and ${idAt(before)}
      and coalesce(e.left_at, o.booked_at) < ${new Date(before)}
      and not exists (select from bill_shares s
        join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id
        join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id and b.state in ('posted', 'paid')
        where s.tenant_id = o.tenant_id and s.order_id = o.id)`;
};

/** How many there are, as far as anybody counts. */
export const countUnbilled = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${await unbilled(ctx, Date.now())} limit ${countedMost}) u`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
};

const find = async (
  ctx: Ctx,
  number: string | undefined,
  { limit, offset, now }: { limit: number; offset: number; now: number },
) => {
  const ids = number ? (await numberedOrders(ctx, [number])).map(({ id }) => id) : null;
  const { rows } = await sql<UnbilledRow>`
    with wanted as (
      select o.id, coalesce(e.left_at, o.booked_at) as left_at from ${await unbilled(ctx, now)}
        ${ids ? sql`and o.id = any(${ids}::uuid[])` : sql``}
      order by 2, 1 limit ${countedMost}
    )
    select o.*, w.left_at, m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en,
      coalesce(o.real_minor, o.quoted_minor, 0) as charged, count(*) over ()::int as total
    from wanted w join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = w.id
    join merchants m on m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
    order by w.left_at, o.id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export const list = async (
  ctx: Ctx,
  { number, pageNo, pageSize }: Parsed<typeof listUnbilled>['query'],
  now = Date.now(),
): Promise<Result<typeof listUnbilled>> => {
  const [rows, products] = await Promise.all([
    find(ctx, number, { limit: pageSize, offset: (pageNo - 1) * pageSize, now }),
    productNames(ctx),
  ]);
  const records = rows.map((row) => ({
    orderId: row.id,
    ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
    leftTime: toWire(row.left_at, ctx.tenant.zone),
    days: Math.floor((now - row.left_at.getTime()) / dayMs),
    currency: row.currency,
    charged: toAmount(row.charged, row.currency),
  }));
  return { records, total: rows[0]?.total ?? 0, pageNo, pageSize };
};
