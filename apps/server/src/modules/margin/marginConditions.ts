import {
  type MarginSummaryFilter,
  type MarginView,
  type MarginWhy,
  marginWhys,
  type OrderMarginFilter,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { numberedOrders } from '../orders/index.ts';

type Sought = Omit<MarginSummaryFilter, 'by'>;

/** Orders `m` of a period, a product, a merchant, a country. */
export const soughtIn = (
  ctx: Ctx,
  { from, to, productId, merchantId, countryCode }: Sought,
) => sql`m.tenant_id = ${ctx.tenant.id} and m.day between ${from}::date and ${to}::date
    ${productId ? sql`and m.product_id = ${productId}` : sql``}
    ${merchantId ? sql`and m.merchant_id = ${merchantId}` : sql``}
    ${countryCode ? sql`and m.country_code = ${countryCode}` : sql``}`;

/** Each order's margin is known, or still to come, or can't be told; never two of them. */
export const standing = {
  known: sql`(m.is_billed and not m.is_unpriced)`,
  unbilled: sql`(not m.is_billed and not m.is_unpriced)`,
  unpriced: sql`m.is_unpriced`,
} as const;

const views: Record<MarginView, RawBuilder<unknown>> = {
  all: sql`true`,
  losing: sql`m.is_losing`,
  toSee: sql`m.is_losing and not exists (select from margin_looks k
    where k.tenant_id = m.tenant_id and k.order_id = m.order_id and k.margin_minor = m.margin_minor)`,
  unbilled: standing.unbilled,
  unpriced: standing.unpriced,
};

/** The contract's `whysOf` in SQL; a test holds one against the other. */
const holds: Record<Exclude<MarginWhy, 'price'>, RawBuilder<unknown>> = {
  weight: sql`coalesce(m.billed_g > m.charged_g, false)`,
  fee: sql`m.has_unpassed_fee`,
  refunded: sql`m.is_refunded`,
  compensated: sql`m.compensated_minor > 0`,
  absorbed: sql`m.absorbed_minor > 0`,
  awaiting: sql`m.is_awaited`,
};

const isBecause = (why: MarginWhy) => {
  const others = marginWhys.filter((one) => one !== 'price').map((one) => holds[one]);
  const condition = why === 'price' ? sql`not (${sql.join(others, sql` or `)})` : holds[why];
  return sql`m.is_losing and ${condition}`;
};

export const conditionsOf = async (ctx: Ctx, filter: OrderMarginFilter) => {
  const { view, why, number } = filter;
  const ids = number ? (await numberedOrders(ctx, [number])).map(({ id }) => id) : null;
  return sql`${soughtIn(ctx, filter)} and ${views[view]}
    ${why ? sql`and ${isBecause(why)}` : sql``}
    ${ids ? sql`and m.order_id = any(${ids}::uuid[])` : sql``}`;
};
