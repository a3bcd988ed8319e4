import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** What came of a list, and what it adds up to: always counted, never kept. */
export interface ShipmentCounts {
  listed: number;
  arrived: number;
  /** Not here though the list's first parcel is; before that they are simply expected. */
  missing: number;
  /** Came with the list and is not on it. */
  extra: number;
  pieces: number;
  weightG: number;
  /** In cm³, of boxes whose size was declared. */
  volumeCc: number;
}

const none: ShipmentCounts = {
  listed: 0,
  arrived: 0,
  missing: 0,
  extra: 0,
  pieces: 0,
  weightG: 0,
  volumeCc: 0,
};

interface ListedRow {
  id: string;
  listed: string;
  arrived: string;
  missing: string;
  pieces: string;
  weight_g: string;
  volume: string;
}

// What was taken off is not listed any more; of a list that was taken back as a whole it is told as it was.
const listedCounts = (ctx: Ctx, ids: readonly string[]) =>
  sql<ListedRow>`
    select s.id, count(*) as listed,
      count(*) filter (where l.ending = 'received') as arrived,
      count(*) filter (where l.ending is null and s.first_received_at is not null) as missing,
      coalesce(sum(o.box_count), 0) as pieces,
      coalesce(sum(o.weight_g), 0) as weight_g,
      coalesce(sum(b.volume), 0) as volume
    from shipments s
    join shipment_orders l on l.tenant_id = s.tenant_id and l.shipment_id = s.id
      and (l.ending is null or l.ending = 'received' or (l.ending = 'takenBack' and s.status = 'takenBack'))
    join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
    left join lateral (
      select sum(x.length_cc::numeric * x.width_cc * x.height_cc / 1000000) as volume
      from order_boxes x where x.tenant_id = o.tenant_id and x.order_id = o.id
    ) b on true
    where s.tenant_id = ${ctx.tenant.id} and s.id = any(${ids}::uuid[])
    group by s.id`.execute(ctx.db);

/** Orders that came with a list without being on it, and parcels of it that nobody forecast. */
const extraCounts = (ctx: Ctx, ids: readonly string[]) =>
  sql<{ id: string; extra: string }>`
    select id, count(*) as extra from (
      select o.shipment_id as id from orders o
      where o.tenant_id = ${ctx.tenant.id} and o.shipment_id = any(${ids}::uuid[])
        and not exists (
          select from shipment_orders l
          where l.tenant_id = o.tenant_id and l.shipment_id = o.shipment_id and l.order_id = o.id
            and (l.ending is null or l.ending = 'received'))
      union all
      select t.shipment_id from strays t
      where t.tenant_id = ${ctx.tenant.id} and t.shipment_id = any(${ids}::uuid[])
        and t.ending is distinct from 'ordered'
    ) came group by id`.execute(ctx.db);

/** The live counts of some lists. */
export const shipmentCounts = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, ShipmentCounts>> => {
  const counts = new Map(ids.map((id) => [id, none]));
  if (ids.length === 0) return counts;
  const [listed, extra] = await Promise.all([listedCounts(ctx, ids), extraCounts(ctx, ids)]);
  for (const row of listed.rows) {
    counts.set(row.id, {
      listed: Number(row.listed),
      arrived: Number(row.arrived),
      missing: Number(row.missing),
      extra: 0,
      pieces: Number(row.pieces),
      weightG: Number(row.weight_g),
      volumeCc: Math.round(Number(row.volume)),
    });
  }
  for (const row of extra.rows) {
    counts.set(row.id, { ...(counts.get(row.id) ?? none), extra: Number(row.extra) });
  }
  return counts;
};
