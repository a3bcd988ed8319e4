import type { ListingState, ShipmentFilter } from '@alpaca/contract';
import { sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { beginning } from '../../../platform/lists/likeText.ts';
import { opened, type ShipmentRow } from '../handOver/shipments.repository.ts';

export type ListRow = ShipmentRow & {
  merchant_code: string;
  merchant_zh: string;
  merchant_en: string;
};

const second = 1_000;
/** Something is still missing of a list whose merchant was told of it. */
const isMissed = sql<boolean>`s.missing_told_at is not null and s.status = 'received' and exists (
  select from shipment_orders l
  where l.tenant_id = s.tenant_id and l.shipment_id = s.id and l.ended_at is null)`;

export const filtered = (ctx: Ctx, filter: ShipmentFilter) => {
  const { shipmentNo, merchantCode, warehouseId, status, missing, from, to } = filter;
  const { zone } = ctx.tenant;
  const until = to && new Date(fromWire(to, zone).getTime() + second);
  return ctx.db
    .selectFrom('shipments as s')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.merchant_id', '=', 's.merchant_id'),
    )
    .where('s.tenant_id', '=', ctx.tenant.id)
    .$if(!!shipmentNo, (q) => {
      const begin = beginning(shipmentNo as string);
      return q.where((s) =>
        s.or([s('s.shipment_no', 'like', begin), s('s.inventory_no', 'like', begin)]),
      );
    })
    .$if(!!merchantCode, (q) => q.where('m.code', '=', (merchantCode as string).toUpperCase()))
    .$if(!!warehouseId, (q) => q.where('s.warehouse_id', '=', warehouseId as string))
    .$if(!!status, (q) => q.where('s.status', '=', status as string))
    .$if(missing === true, (q) => q.where(isMissed))
    .$if(!!from, (q) => q.where('s.created_at', '>=', fromWire(from as string, zone)))
    .$if(!!until, (q) => q.where('s.created_at', '<', until as Date));
};

interface Part {
  limit: number;
  offset?: number;
  /** Only what comes after this list. */
  after?: string | undefined;
}

// Compared where it stands: a time that came here and goes back has lost its microseconds.
const comesAfter = (ctx: Ctx, id: string) => sql<boolean>`(s.created_at, s.id) < (
  select l.created_at, l.id from shipments l where l.tenant_id = ${ctx.tenant.id} and l.id = ${id})`;

/** The latest first. */
export const page = async (
  ctx: Ctx,
  filter: ShipmentFilter,
  { limit, offset = 0, after }: Part,
): Promise<ListRow[]> => {
  const rows = await filtered(ctx, filter)
    .$if(after !== undefined, (q) => q.where(comesAfter(ctx, after as string)))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .selectAll('s')
    .select(['m.code as merchant_code', 'm.name_zh as merchant_zh', 'm.name_en as merchant_en'])
    .execute();
  return rows.map((row) => opened(ctx, row));
};

export const countMost = async (
  ctx: Ctx,
  filter: ShipmentFilter,
  most: number,
): Promise<number> => {
  const { total } = await ctx.db
    .selectFrom(
      filtered(ctx, filter)
        .limit(most + 1)
        .select('s.id')
        .as('some'),
    )
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Of what was taken off a list: how many, and how many because they never came. */
export const countOff = async (ctx: Ctx, id: string) => {
  const { off, missing } = await ctx.db
    .selectFrom('shipment_orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('shipment_id', '=', id)
    .where('ending', 'in', ['removed', 'missing'])
    .select((s) => [
      s.fn.countAll<bigint>().as('off'),
      s.fn.countAll<bigint>().filterWhere('ending', '=', 'missing').as('missing'),
    ])
    .executeTakeFirstOrThrow();
  return { off: Number(off), missing: Number(missing) };
};

export const nameOfUser = async (ctx: Ctx, userId: string): Promise<string> => {
  const user = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .select('realname')
    .executeTakeFirst();
  return user?.realname ?? '';
};

export interface ListingRow {
  order_id: string | null;
  order_no: string;
  customer_no: string;
  tracking_number: string;
  product_id: string | null;
  country_code: string;
  box_count: number;
  weight_g: bigint;
  status: string | null;
  state: ListingState;
  time: Date;
  total: bigint;
}

/** Each listing by how it stands, what came besides, and what nobody forecast. */
const everyListing = (ctx: Ctx, id: string) => sql`
  select l.order_id, o.order_no, o.customer_no, o.tracking_number, o.product_id, o.country_code, o.box_count,
    o.weight_g, o.status,
    case
      when l.ending = 'received' then 'arrived'
      when l.ending = 'missing' then 'missedOff'
      when l.ending is not null then 'off'
      when s.first_received_at is not null then 'missing'
      else 'expected'
    end as state,
    coalesce(l.ended_at, l.created_at) as time
  from shipment_orders l
  join shipments s on s.tenant_id = l.tenant_id and s.id = l.shipment_id
  join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
  where l.tenant_id = ${ctx.tenant.id} and l.shipment_id = ${id}
  union all
  select o.id, o.order_no, o.customer_no, o.tracking_number, o.product_id, o.country_code, o.box_count,
    o.weight_g, o.status, 'extra', coalesce(o.received_at, o.updated_at)
  from orders o
  where o.tenant_id = ${ctx.tenant.id} and o.shipment_id = ${id} and not exists (
    select from shipment_orders l
    where l.tenant_id = o.tenant_id and l.shipment_id = o.shipment_id and l.order_id = o.id
      and (l.ending is null or l.ending = 'received'))
  union all
  select null, t.number, '', '', null, '', 1, t.weight_g, null, 'extra', t.created_at
  from strays t
  where t.tenant_id = ${ctx.tenant.id} and t.shipment_id = ${id} and t.ending is distinct from 'ordered'`;

/** What needs somebody stands first: missing, extra, expected, then what came and what was taken off. */
export const listings = async (
  ctx: Ctx,
  id: string,
  { state, limit, offset }: { state: ListingState | undefined; limit: number; offset: number },
): Promise<ListingRow[]> => {
  const { rows } = await sql<ListingRow>`
    select e.*, count(*) over () as total from (${everyListing(ctx, id)}) e
    ${state ? sql`where e.state = ${state}` : sql``}
    order by array_position(array['missing', 'extra', 'expected', 'arrived', 'missedOff', 'off'], e.state),
      e.order_no
    limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export const merchantOf = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select(['code as merchant_code', 'name_zh as merchant_zh', 'name_en as merchant_en'])
    .executeTakeFirstOrThrow();
