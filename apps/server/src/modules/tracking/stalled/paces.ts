import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { nilId } from '../../../platform/ids.ts';

/** What is older says little of how a line goes now. */
const lookBackDays = 90;
/** Of a line and country the latest deliveries; more would tell the same. */
const deliveriesMost = 300;

/**
 * Works out anew how long parcels that arrived took: from each stage to the next news and until delivery, by
 * line and country, by line, and over all lines. News that nobody understands end a silence too, but are in no
 * stage themselves.
 */
export const makePaces = (ctx: Ctx): Promise<unknown> =>
  inTx(ctx, async (ctx) => {
    await ctx.db.deleteFrom('track_paces').where('tenant_id', '=', ctx.tenant.id).execute();
    await sql`
      with delivered as (
        select order_id, product_id, country_code, delivered_at, first_stated, last_stated,
          row_number() over (partition by product_id, country_code order by delivered_at desc) as nth
        from track_states
        where tenant_id = ${ctx.tenant.id} and product_id is not null
          and delivered_at > now() - make_interval(days => ${lookBackDays})
      ), told as (
        select d.product_id, d.country_code, e.stage,
          lead(e.occurred_at) over told - e.occurred_at as leg,
          d.delivered_at - e.occurred_at as rest,
          row_number() over (partition by e.order_id, e.stage order by e.occurred_at) as nth
        from delivered d
        join track_events e on e.tenant_id = ${ctx.tenant.id} and e.order_id = d.order_id
          and e.stated_at >= d.first_stated and e.stated_at < d.last_stated + 1
        where d.nth <= ${deliveriesMost} and e.withdrawn_at is null and e.occurred_at <= d.delivered_at
        window told as (partition by e.order_id order by e.occurred_at, e.digest)
      ), timed as (
        select product_id, country_code, stage, extract(epoch from leg) / 3600 as leg,
          case when nth = 1 then extract(epoch from rest) / 3600 end as rest
        from told where stage is not null and stage <> 'delivered'
      )
      insert into track_paces (tenant_id, product_id, country_code, stage, legs, leg_p80_hours, rests,
        rest_p50_hours, rest_p90_hours)
      select ${ctx.tenant.id}, coalesce(product_id, ${nilId}), coalesce(country_code, ''), stage,
        count(leg), percentile_cont(0.8) within group (order by leg),
        count(rest), percentile_cont(0.5) within group (order by rest),
        percentile_cont(0.9) within group (order by rest)
      from timed
      group by grouping sets ((product_id, country_code, stage), (product_id, stage), (stage))
      on conflict do nothing`.execute(ctx.db);
  });
