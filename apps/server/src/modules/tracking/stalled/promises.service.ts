import type { KeptPromise } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { productNames, promisedDays } from '../../rates/index.ts';

interface Row {
  product_id: string;
  country_code: string;
  promised: number;
  delivered: number;
  kept: number;
  half: number;
  most: number;
}

/**
 * How lines kept what they promise, of what was delivered lately. The clock begins when we have the parcel, or
 * its carrier where it never passes our warehouse; of what we know neither nothing is said.
 */
export const promises = async (ctx: Ctx, days: number): Promise<KeptPromise[]> => {
  const promised = await promisedDays(ctx);
  const { rows } = await sql<Row>`
    with took as (
      select s.product_id, s.country_code, p.promised,
        extract(epoch from s.delivered_at - coalesce(o.received_at, s.online_at)) / 86400 as days
      from track_states s
      join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      join unnest(${[...promised.keys()]}::uuid[], ${[...promised.values()]}::integer[])
        as p (id, promised) on p.id = s.product_id
      where s.tenant_id = ${ctx.tenant.id} ${ctx.merchantId ? sql`and s.merchant_id = ${ctx.merchantId}` : sql``}
        and s.status = 'delivered' and s.delivered_at > now() - make_interval(days => ${days})
        and s.delivered_at > coalesce(o.received_at, s.online_at)
    )
    select product_id, country_code, promised, count(*)::int as delivered,
      (count(*) filter (where days <= promised))::int as kept,
      percentile_cont(0.5) within group (order by days)::float as half,
      percentile_cont(0.9) within group (order by days)::float as most
    from took group by 1, 2, 3 order by delivered desc, product_id, country_code`.execute(ctx.db);
  const names = await productNames(ctx);
  const rounded = (days: number) => Math.round(days * 10) / 10;
  return rows.map((row) => ({
    productId: row.product_id,
    productName: names.get(row.product_id) ?? '',
    countryCode: row.country_code,
    promisedDays: row.promised,
    delivered: row.delivered,
    kept: row.kept,
    halfDays: rounded(row.half),
    mostDays: rounded(row.most),
  }));
};
