import {
  countedMost,
  type OrderExportFilter,
  type OrderFilter,
  severalNumbers,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedOrders } from './orderNumbers.repository.ts';

const second = 1000;
const dayMs = 86_400_000;
const foundMost = countedMost + 1;

/** Ids begin with the moment at which they were made. */
const firstIdAt = (ms: number) => {
  const time = Math.max(ms, 0).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** The days asked for: exactly by the moment, and roughly by the id, which is the list's order. */
const between = (ctx: Ctx, { from, to }: OrderFilter): RawBuilder<unknown> => {
  const { zone } = ctx.tenant;
  const start = from && fromWire(from, zone);
  const end = to && new Date(fromWire(to, zone).getTime() + second);
  return sql`
    ${start ? sql`and o.created_at >= ${start} and o.id >= ${firstIdAt(start.getTime() - dayMs)}::uuid` : sql``}
    ${end ? sql`and o.created_at < ${end} and o.id < ${firstIdAt(end.getTime() + dayMs)}::uuid` : sql``}`;
};

const trackings = {
  none: sql`and o.tracking_number = ''`,
  tracking: sql`and o.tracking_number <> ''`,
  trackingNoLabel: sql`and o.tracking_number <> '' and o.label <> 'ready'`,
};

const among = (ids: readonly string[]) => sql`and o.id = any(${ids}::uuid[])`;

/** A whole number names its orders, and so do several; anything else is looked for in numbers and names. */
export const named = async (
  ctx: Ctx,
  keyword: string,
  merchantId: string | null,
  most = foundMost,
) => {
  const several = severalNumbers(keyword);
  const numbered = await numberedOrders(ctx, several ?? [keyword]);
  if (several || numbered.length > 0) return among(numbered.map(({ id }) => id));
  // Looked up first: as a part of the query nobody would know how few they are.
  const { rows } = await sql<{ id: string }>`
    select id from alpaca.find_orders(${keyword}, ${merchantId}::uuid, ${most}) as id`.execute(
    ctx.db,
  );
  return among(rows.map(({ id }) => id));
};

/** What a filter asks of orders, as conditions on `o`; looks numbers up first. */
export const conditionsOf = async (
  ctx: Ctx,
  filter: OrderExportFilter,
): Promise<RawBuilder<unknown>> => {
  const { status, settlementStatus, productId, countryCode, source, tracking, importId } = filter;
  const merchantId = ctx.merchantId ?? filter.merchantId ?? null;
  const numbers = filter.numbers && (await numberedOrders(ctx, filter.numbers));
  return sql`o.tenant_id = ${ctx.tenant.id}
    ${merchantId ? sql`and o.merchant_id = ${merchantId}` : sql``}
    ${ctx.merchantId && filter.merchantId ? sql`and o.merchant_id = ${filter.merchantId}` : sql``}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${settlementStatus ? sql`and o.settlement = ${settlementStatus}` : sql``}
    ${filter.waitingPayment ? sql`and o.booking = 'waitingPayment'` : sql``}
    ${filter.cancelling ? sql`and o.booking = 'cancelling'` : sql``}
    ${productId ? sql`and o.product_id = ${productId}` : sql``}
    ${countryCode ? sql`and o.country_code = ${countryCode}` : sql``}
    ${source ? sql`and o.source = ${source}` : sql``}
    ${importId ? sql`and o.import_id = ${importId}` : sql``}
    ${tracking ? trackings[tracking] : sql``}
    ${filter.ids ? among(filter.ids) : sql``}
    ${numbers ? among(numbers.map(({ id }) => id)) : sql``}
    ${filter.keyword ? await named(ctx, filter.keyword, merchantId) : sql``}
    ${between(ctx, filter)}`;
};

const wholeDay = ({ from, to }: OrderFilter) =>
  (!from || from.endsWith(' 00:00:00')) && (!to || to.endsWith(' 23:59:59'));

/** Whether counters know the answer: they tell merchants, days and statuses apart, nothing else. */
export const isCounted = (filter: OrderFilter): boolean => {
  const { status: _, merchantId: __, from: ___, to: ____, ...rest } = filter;
  return (
    wholeDay(filter) && Object.values(rest).every((value) => value === undefined || value === '')
  );
};
