import { severalNumbers, type TrackFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lookAtMerchantsOnly, withinRules } from '../../../platform/dataRules/valuesLeft.ts';
import { numberedOrders } from '../../orders/index.ts';

const secondMs = 1_000;

/** What is still on its way: of the rest silence means nothing. */
export const underWay = ['ordered', 'inStock', 'outOfStock', 'online'] as const;

const idsOfNumbers = async (ctx: Ctx, typed: string) => {
  const found = await numberedOrders(ctx, severalNumbers(typed) ?? [typed]);
  return found.map(({ id }) => id);
};

const between = (zone: string, { from, to }: TrackFilter) => {
  const start = from && fromWire(from, zone);
  const end = to && new Date(fromWire(to, zone).getTime() + secondMs);
  return sql`
    ${start ? sql`and s.latest_at >= ${start}` : sql``}
    ${end ? sql`and s.latest_at < ${end}` : sql``}`;
};

const silentFor = (days: number) => sql`
  and s.latest_at <= now() - make_interval(days => ${days}) and s.status = any(${[...underWay]}::text[])`;

/** What a filter asks of parcels, as conditions on `s`; numbers are looked up first. */
export const conditionsOf = async (ctx: Ctx, filter: TrackFilter): Promise<RawBuilder<unknown>> => {
  const { status, stage, actionBy, silentDays, number, productId, countryCode } = filter;
  const ids = number ? await idsOfNumbers(ctx, number) : undefined;
  return sql`s.tenant_id = ${ctx.tenant.id}
    ${ctx.merchantId ? sql`and s.merchant_id = ${ctx.merchantId}` : sql``}
    ${filter.merchantId ? sql`and s.merchant_id = ${filter.merchantId}` : sql``}
    ${status ? sql`and s.status = ${status}` : sql``}
    ${stage ? sql`and s.stage = ${stage}` : sql``}
    ${actionBy ? sql`and s.action_by = ${actionBy}` : sql``}
    ${silentDays ? silentFor(silentDays) : sql``}
    ${productId ? sql`and s.product_id = ${productId}` : sql``}
    ${countryCode ? sql`and s.country_code = ${countryCode}` : sql``}
    ${ids ? sql`and s.order_id = any(${ids}::uuid[])` : sql``}
    ${between(ctx.tenant.zone, filter)}
    ${withinRules(ctx.rules, 'orders', { merchant: sql`s.merchant_id` })}`;
};

/** Whether counters know the answer: they tell merchants and statuses apart, nothing else, and of data rules those on merchants. */
export const isCounted = (
  { rules }: Ctx,
  { status: _, merchantId: __, ...rest }: TrackFilter,
): boolean =>
  lookAtMerchantsOnly(rules) &&
  Object.values(rest).every((value) => value === undefined || value === '');
