import {
  countedMost,
  type externalQuery,
  type FoundOrder,
  type getOrderNeighbours,
  type ListedOrder,
  type listOrders,
  type OrderExportFilter,
  type OrderFilter,
  type OrderSort,
  type OrderSummary,
  type Parsed,
  type Result,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextOf, partOf, placeOf } from '../../../platform/lists/places.ts';
import { readAll, readPage } from '../../../platform/lists/readList.ts';
import { refuse } from '../../../platform/refusal.ts';
import * as orders from '../orders.repository.ts';
import { summaries, summary } from '../orders.views.ts';
import { conditionsOf, named } from './filterConditions.ts';
import { countOf } from './orderCounts.service.ts';
import { among } from './orderFilter.ts';
import * as repo from './orderList.repository.ts';
import { numberedOrders } from './ordersByNumber.repository.ts';

type Query = Parsed<typeof listOrders>['body'];

const merchantName = (ctx: Ctx, { merchant_zh, merchant_en }: repo.ListedRow) =>
  (ctx.lang === 'en_US' && merchant_en) || merchant_zh;

const listed = async (ctx: Ctx, rows: readonly repo.ListedRow[]): Promise<ListedOrder[]> => {
  const told = await summaries(ctx, rows);
  return rows.map((row) => ({
    ...(told.get(row.id) as OrderSummary),
    merchantName: merchantName(ctx, row),
    merchantCode: row.merchant_code,
    source: row.source as ListedOrder['source'],
    updateTime: toWire(row.updated_at, ctx.tenant.zone),
  }));
};

const totalOf = async (
  ctx: Ctx,
  filter: OrderFilter,
  conditions: Parameters<typeof repo.countAtMost>[1],
) => (await countOf(ctx, filter)) ?? repo.countAtMost(ctx, conditions, countedMost + 1);

export const list = async (ctx: Ctx, query: Query): Promise<Result<typeof listOrders>> => {
  const { pageNo: _, pageSize: __, after: ___, sort, ...filter } = query;
  const conditions = await conditionsOf(ctx, filter);
  const { rows, page } = await readPage(
    query,
    (part) => repo.rows(ctx, conditions, sort, part),
    () => totalOf(ctx, filter, conditions),
  );
  return { records: await listed(ctx, rows), ...page };
};

/** What comes after a place, for whoever reads on and on: nobody counts how much that is. */
export const listOnwards = async (
  ctx: Ctx,
  {
    limit,
    after,
    sort,
    ...filter
  }: OrderFilter & { limit: number; sort: OrderSort } & Pick<Query, 'after'>,
): Promise<{ records: ListedOrder[]; next: string | null }> => {
  const part = partOf({ after, pageNo: 1, pageSize: limit });
  const rows = await repo.rows(ctx, await conditionsOf(ctx, filter), sort, part);
  return { records: await listed(ctx, rows), next: nextOf(rows, part) };
};

/** An order as it is listed, with all that was filled in and what it was quoted at. */
export type WholeOrder = ListedOrder & Pick<repo.ListedRow, 'form' | 'quote'>;

const whole = async (ctx: Ctx, rows: readonly repo.ListedRow[]): Promise<WholeOrder[]> =>
  (await listed(ctx, rows)).map((order, at) => {
    const { form, quote } = rows[at] as repo.ListedRow;
    return { ...order, form, quote };
  });

/** All that a filter finds, in batches by the list's order. */
export async function* batches(ctx: Ctx, filter: OrderExportFilter, size = 500) {
  const conditions = await conditionsOf(ctx, filter);
  const read = readAll(size, (part) => repo.rows(ctx, conditions, '-createTime', part));
  for await (const rows of read) yield await whole(ctx, rows);
}

export const neighbours = async (
  ctx: Ctx,
  { id, filter, sort }: { id: string; filter: OrderFilter; sort: OrderSort },
): Promise<Result<typeof getOrderNeighbours>> => {
  const conditions = await conditionsOf(ctx, filter);
  const here = sql`o.tenant_id = ${ctx.tenant.id} and o.id = ${id}`;
  const [row] = await repo.rows(ctx, here, sort, { limit: 1 });
  if (!row) return refuse('order.notFound');
  const place = placeOf(row);
  const [previous, next] = await Promise.all([
    repo.nextTo(ctx, conditions, sort, place, true),
    repo.nextTo(ctx, conditions, sort, place, false),
  ]);
  return { previous, next };
};

/** Each number with the latest order that has it, in the order in which they were asked. */
export const byNumbers = async (
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Result<typeof externalQuery>> => {
  const asked = [...new Set(numbers.map((number) => number.trim()))];
  const found = await numberedOrders(ctx, asked);
  const ids = found.map(({ id }) => id);
  const here = sql`o.tenant_id = ${ctx.tenant.id} ${among(ids)}`;
  const rows = await repo.rows(ctx, here, '-createTime', { limit: ids.length });
  const told = new Map((await listed(ctx, rows)).map((order) => [order.id, order]));
  // The latest comes first; a number that was given back may have older ones.
  const idOf = new Map(found.toReversed().map(({ id, number }) => [number, id]));
  return asked.map((number) => ({ number, order: told.get(idOf.get(number) ?? '') ?? null }));
};

/** The latest orders that a number, a name or a part of one may mean. */
export const findOrders = async (ctx: Ctx, typed: string, most: number): Promise<FoundOrder[]> => {
  const meant = await named(ctx, typed, ctx.merchantId, most);
  const here = sql`o.tenant_id = ${ctx.tenant.id} ${among(meant)}`;
  const rows = await repo.rows(ctx, here, '-createTime', { limit: most });
  return rows.map((row) => ({
    id: row.id,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no,
    trackingNumber: row.tracking_number,
    consignee: row.consignee_name,
    status: row.status as FoundOrder['status'],
    merchantName: ctx.merchantId ? '' : merchantName(ctx, row),
  }));
};

export const scanned = async (ctx: Ctx, number: string): Promise<OrderSummary> => {
  const [found] = await numberedOrders(ctx, [number]);
  if (!found) return refuse('order.noSuchNumber');
  return summary(ctx, await orders.find(ctx, found.id));
};
