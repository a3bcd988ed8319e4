import type { WaitingFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedOrders } from '../../orders/index.ts';
import { daysAgo, handOverDays } from './handOverDays.ts';

export interface WaitingRow {
  id: string;
  order_no: string;
  customer_no: string;
  tracking_number: string;
  product_id: string;
  country_code: string;
  shipper_name: string | null;
  box_count: number;
  weight_g: bigint;
  volume: string | null;
  submitted_at: Date;
  settlement: string;
  /** Since when it waits. */
  since: Date;
}

/** As the table of moves has it for `handOver`: accepted, on no list, and not wanted back. */
export const isWaiting = sql`o.status = 'generated' and o.handed_over_at is null
  and o.booking in ('booked', 'awaitingWeight') and o.intercept_at is null`;

/** Some open warehouse takes its line, or the named one does. */
export const isTaken = (warehouseId?: string) => sql`exists (
  select from warehouse_lines t
  join warehouses w on w.tenant_id = t.tenant_id and w.id = t.warehouse_id and w.is_open
  where t.tenant_id = o.tenant_id and t.product_id = o.product_id
    ${warehouseId === undefined ? sql`` : sql`and w.id = ${warehouseId}`})`;

/** Since it was accepted, or since it came off a list. */
export const waitsSince = sql<Date>`greatest(coalesce(o.booked_at, o.submitted_at), (
  select max(l.ended_at) from shipment_orders l where l.tenant_id = o.tenant_id and l.order_id = o.id))`;

export const volumeOf = sql`(
  select sum(b.length_cc::numeric * b.width_cc * b.height_cc / 1000000) from order_boxes b
  where b.tenant_id = o.tenant_id and b.order_id = o.id)`;

const second = 1_000;

/** What a filter asks of orders, as conditions on `o`. */
export const conditionsOf = async (
  ctx: Ctx,
  filter: WaitingFilter,
): Promise<RawBuilder<unknown>> => {
  const { productId, warehouseId, keyword, shipperName, soon, from, to } = filter;
  const { zone } = ctx.tenant;
  const asked = [sql`o.tenant_id = ${ctx.tenant.id}`];
  if (productId) asked.push(sql`o.product_id = ${productId}`);
  if (warehouseId) asked.push(isTaken(warehouseId));
  if (shipperName) asked.push(sql`o.form->'shipper'->>'name' = ${shipperName}`);
  if (from) asked.push(sql`o.submitted_at >= ${fromWire(from, zone)}`);
  if (to) asked.push(sql`o.submitted_at < ${new Date(fromWire(to, zone).getTime() + second)}`);
  if (soon) {
    const { told } = await handOverDays(ctx);
    asked.push(sql`o.settlement = 'unpaid' and ${waitsSince} <= ${daysAgo(told)}`);
  }
  if (keyword) {
    const ids = (await numberedOrders(ctx, [keyword])).map(({ id }) => id);
    asked.push(sql`o.id = any(${ids}::uuid[])`);
  }
  return sql.join(asked, sql` and `);
};

const columns = sql`o.id, o.order_no, o.customer_no, o.tracking_number, o.product_id, o.country_code,
  o.form->'shipper'->>'name' as shipper_name, o.box_count, o.weight_g, ${volumeOf} as volume,
  o.submitted_at, o.settlement, ${waitsSince} as since`;

/** Waiting orders, the oldest first. */
export const waiting = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    select ${columns} from orders o where ${conditions} and ${isWaiting}
    order by o.submitted_at, o.id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

export interface SummedLine {
  product_id: string;
  tickets: bigint;
  pieces: bigint;
  weight_g: string;
  volume: string | null;
}

/** What waits of each line. */
export const sumsByLine = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
): Promise<SummedLine[]> => {
  const { rows } = await sql<SummedLine>`
    select o.product_id, count(*) as tickets, sum(o.box_count) as pieces, sum(o.weight_g) as weight_g,
      sum(${volumeOf}) as volume
    from orders o where ${conditions} and ${isWaiting}
    group by o.product_id order by count(*) desc, o.product_id`.execute(ctx.db);
  return rows;
};

export interface LeftRow {
  id: string;
  order_no: string;
  status: string;
  booking: string;
  product_id: string | null;
  handed_over_at: Date | null;
  intercept_at: Date | null;
  shipment_no: string | null;
}

const leftColumns = sql`o.id, o.order_no, o.status, o.booking, o.product_id, o.handed_over_at,
  o.intercept_at, s.shipment_no`;
const withList = sql`orders o
  left join shipment_orders l on l.tenant_id = o.tenant_id and l.order_id = o.id and l.ended_at is null
  left join shipments s on s.tenant_id = l.tenant_id and s.id = l.shipment_id`;

/** Accepted orders on no list that stay behind, whatever keeps them. */
const staysBehind = (conditions: RawBuilder<unknown>, warehouseId?: string) =>
  sql`${conditions} and o.status = 'generated' and o.handed_over_at is null and not (${isWaiting} and ${isTaken(warehouseId)})`;

export const stayingBehind = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  { warehouseId, limit }: { warehouseId: string | undefined; limit: number },
): Promise<LeftRow[]> => {
  const { rows } = await sql<LeftRow>`
    select ${leftColumns} from ${withList} where ${staysBehind(conditions, warehouseId)}
    order by o.id limit ${limit}`.execute(ctx.db);
  return rows;
};

export const countStayingBehind = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  warehouseId: string | undefined,
) => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from orders o where ${staysBehind(conditions, warehouseId)}`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0n);
};

/** How some orders stand, whatever they are. */
export const standing = async (ctx: Ctx, ids: readonly string[]): Promise<LeftRow[]> => {
  const { rows } = await sql<LeftRow>`
    select ${leftColumns} from ${withList}
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${ids}::uuid[]) order by o.id`.execute(
    ctx.db,
  );
  return rows;
};

export const waitingById = async (ctx: Ctx, id: string): Promise<WaitingRow | undefined> => {
  const one = sql`o.tenant_id = ${ctx.tenant.id} and o.id = ${id}`;
  return (await waiting(ctx, one, { limit: 1 }))[0];
};
