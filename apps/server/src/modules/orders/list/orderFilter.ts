import type { OrderExportFilter, OrderFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import { withinRules } from '../../../platform/dataRules/valuesLeft.ts';

const second = 1000;
const dayMs = 86_400_000;

/** Whose orders are asked for: a merchant's own, or those of the tenant's that rules leave. */
export interface Reader {
  tenant: { id: string; zone: string };
  merchantId: string | null;
  rules: string;
}

const ruled = {
  merchant: sql`o.merchant_id`,
  product: sql`o.product_id`,
  warehouse: sql`o.warehouse_id`,
  country: sql`o.country_code`,
  creator: sql`o.created_by`,
};

/** The orders that a filter's numbers and its keyword mean, where it has any. */
export interface Meant {
  numbers?: readonly string[] | undefined;
  keyword?: readonly string[] | undefined;
}

/** Ids begin with the moment at which they were made. */
const firstIdAt = (ms: number) => {
  const time = Math.max(ms, 0).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** The days asked for: exactly by the moment, and roughly by the id, which is the list's order. */
export const daysOf = (zone: string, { from, to }: OrderFilter) => {
  const since = from ? fromWire(from, zone) : null;
  const until = to ? new Date(fromWire(to, zone).getTime() + second) : null;
  const firstId = since && firstIdAt(since.getTime() - dayMs);
  const lastId = until && firstIdAt(until.getTime() + dayMs);
  return { since, until, firstId, lastId };
};

const between = (zone: string, filter: OrderFilter): RawBuilder<unknown> => {
  const { since, until, firstId, lastId } = daysOf(zone, filter);
  return sql`
    ${since ? sql`and o.created_at >= ${since} and o.id >= ${firstId}::uuid` : sql``}
    ${until ? sql`and o.created_at < ${until} and o.id < ${lastId}::uuid` : sql``}`;
};

const trackings = {
  none: sql`and o.tracking_number = ''`,
  tracking: sql`and o.tracking_number <> ''`,
  trackingNoLabel: sql`and o.tracking_number <> '' and o.label <> 'ready'`,
};

// What has no label yet is not waiting to be printed.
const printeds = {
  yes: sql`and o.print_count > 0`,
  no: sql`and o.print_count = 0 and o.label = 'ready'`,
};

export const among = (ids: readonly string[]) => sql`and o.id = any(${ids}::uuid[])`;

/** Operators may ask for one merchant; a merchant has its own orders and no others. */
export const merchantMeant = (reader: Reader, filter: OrderFilter): string | null =>
  reader.merchantId ?? filter.merchantId ?? null;

/** What a filter asks of orders, as conditions on `o`. */
export const conditions = (
  reader: Reader,
  filter: OrderExportFilter,
  meant: Meant,
): RawBuilder<unknown> => {
  const { status, settlementStatus, productId, countryCode, source, tracking, importId } = filter;
  const merchantId = merchantMeant(reader, filter);
  return sql`o.tenant_id = ${reader.tenant.id}
    ${merchantId ? sql`and o.merchant_id = ${merchantId}` : sql``}
    ${reader.merchantId && filter.merchantId ? sql`and o.merchant_id = ${filter.merchantId}` : sql``}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${settlementStatus ? sql`and o.settlement = ${settlementStatus}` : sql``}
    ${filter.waitingPayment ? sql`and o.booking = 'waitingPayment'` : sql``}
    ${filter.cancelling ? sql`and o.booking = 'cancelling'` : sql``}
    ${productId ? sql`and o.product_id = ${productId}` : sql``}
    ${countryCode ? sql`and o.country_code = ${countryCode}` : sql``}
    ${source ? sql`and o.source = ${source}` : sql``}
    ${importId ? sql`and o.import_id = ${importId}` : sql``}
    ${tracking ? trackings[tracking] : sql``}
    ${filter.printed ? printeds[filter.printed] : sql``}
    ${filter.draftSku ? sql`and o.draft_sku = ${filter.draftSku}` : sql``}
    ${filter.ids ? among(filter.ids) : sql``}
    ${meant.numbers ? among(meant.numbers) : sql``}
    ${meant.keyword ? among(meant.keyword) : sql``}
    ${between(reader.tenant.zone, filter)}
    ${withinRules(reader.rules, 'orders', ruled)}`;
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
