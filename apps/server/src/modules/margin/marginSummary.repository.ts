import type { MarginGroup, MarginSummaryFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { soughtIn, standing } from './marginConditions.ts';

export interface MarginSumRow {
  key: string;
  /** Of a merchant. */
  code: string;
  name_zh: string;
  name_en: string;
  orders: number;
  known: number;
  unbilled: number;
  unpriced: number;
  losing: number;
  charged: bigint;
  carrier: bigint;
  shares: bigint;
  adjustments: bigint;
  margin: bigint;
  lost: bigint;
  unbilled_charged: bigint;
}

const keys: Record<MarginGroup, RawBuilder<unknown>> = {
  week: sql`to_char(date_trunc('week', m.day::timestamp), 'YYYY-MM-DD')`,
  product: sql`coalesce(m.product_id::text, '')`,
  merchant: sql`m.merchant_id::text`,
  country: sql`m.country_code`,
};

const sumOf = (column: string, of = standing.known) =>
  sql`coalesce(sum(${sql.ref(`m.${column}`)}) filter (where ${of}), 0)::bigint`;
const countOf = (of: RawBuilder<unknown>) => sql`(count(*) filter (where ${of}))::int`;

/** Sums of the orders whose margin is known, and how many there are besides. */
export const sums = async (
  ctx: Ctx,
  { by, ...sought }: MarginSummaryFilter,
): Promise<MarginSumRow[]> => {
  const { rows } = await sql<MarginSumRow>`
    select g.*, coalesce(c.code, '') as code, coalesce(c.name_zh, '') as name_zh, coalesce(c.name_en, '') as name_en
    from (
      select ${keys[by]} as key, count(*)::int as orders, ${countOf(standing.known)} as known,
        ${countOf(standing.unbilled)} as unbilled, ${countOf(standing.unpriced)} as unpriced,
        ${countOf(sql`m.is_losing`)} as losing, ${sumOf('charged_minor')} as charged,
        ${sumOf('carrier_minor')} as carrier, ${sumOf('shares_minor')} as shares,
        ${sumOf('adjustments_minor')} as adjustments, ${sumOf('margin_minor')} as margin,
        ${sumOf('margin_minor', sql`m.is_losing`)} as lost,
        ${sumOf('charged_minor', standing.unbilled)} as unbilled_charged
      from order_margins m where ${soughtIn(ctx, sought)} group by 1
    ) g
    left join merchants c on ${by === 'merchant' ? sql`c.tenant_id = ${ctx.tenant.id} and c.merchant_id::text = g.key` : sql`false`}
    order by ${by === 'week' ? sql`g.key` : sql`g.charged desc, g.key`}`.execute(ctx.db);
  return rows;
};
