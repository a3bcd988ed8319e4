import { samplesLeast, type TrackDetails } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { zoneOf } from '../intake/zones.ts';

type Arrival = NonNullable<TrackDetails['arrival']>;

interface Row {
  order_id: string;
  country_code: string;
  soonest: Date;
  latest: Date;
  samples: number;
}

/** A day has no hour: a moment of it in another zone would be another day. */
const dayThere = (time: Date, zone: string) => toWire(time, zone).slice(0, 10);

/**
 * When parcels on their way should arrive: by what their line took to that country from the stage they are in,
 * else to all countries. What has passed already is no forecast any more.
 */
export const arrivalsOf = async (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Arrival>> => {
  const { rows } = await sql<Row>`
    select s.order_id, s.country_code, p.rests as samples,
      s.stage_at + p.rest_p50_hours * interval '1 hour' as soonest,
      s.stage_at + p.rest_p90_hours * interval '1 hour' as latest
    from track_states s
    cross join lateral (
      select * from track_paces p
      where p.tenant_id = s.tenant_id and p.product_id = s.product_id and p.stage = s.stage
        and p.country_code in (s.country_code, '') and p.rests >= ${samplesLeast}
      order by p.country_code desc limit 1
    ) p
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[])
      and s.status in ('inStock', 'outOfStock', 'online') and s.stage not in ('returning')
      and s.stage_at + p.rest_p90_hours * interval '1 hour' > now()`.execute(ctx.db);
  return new Map(
    rows.map(({ order_id, country_code, soonest, latest, samples }) => {
      const zone = zoneOf(country_code, '', ctx.tenant.zone);
      const from = new Date(Math.max(soonest.getTime(), Date.now()));
      return [order_id, { from: dayThere(from, zone), to: dayThere(latest, zone), samples }];
    }),
  );
};
