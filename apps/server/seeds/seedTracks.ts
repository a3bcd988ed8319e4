import { type Kysely, sql } from 'kysely';
import { type News, readNews, zoneOf } from '../src/modules/tracking/index.ts';
import { chunksOf } from '../src/platform/chunks.ts';
import { toWire } from '../src/platform/clock/zone.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { type Chance, openChance } from './orders/chance.ts';

type Db = Kysely<DB>;

const hourMs = 3_600_000;
const atOnce = 1_000;
const longestMs = 220 * hourMs;

/** What a carrier says on the way: its code, its words, and how many hours after the parcel left. */
type Scan = readonly [code: string, words: string, hours: number, place?: 'hub' | 'door'];

interface Way {
  carrier: string;
  hub: readonly [place: string, countryCode: string, province?: string];
  scans: readonly Scan[];
}

const postal = (hub: Way['hub']): Way => ({
  carrier: 'asendia',
  hub,
  scans: [
    ['DEPARTED', 'Departed from origin country', 30],
    ['CUSTOMS', 'Held by customs for clearance', 74],
    ['IN_TRANSIT', 'Arrived at sorting center', 98],
    ['OFD', 'Out for delivery', 190, 'door'],
    ['DELIVERED', 'Delivered', 196, 'door'],
  ],
});

const ways: Readonly<Record<string, Way>> = {
  US: {
    carrier: 'usps',
    hub: ['Los Angeles, CA', 'US', 'CA'],
    scans: [
      ['accepted', 'Accepted at USPS Origin Facility', 70],
      ['in transit', 'Processed Through Facility', 92],
      ['out for delivery', 'Out for Delivery', 190, 'door'],
      ['delivered', 'Delivered, In/At Mailbox', 196, 'door'],
    ],
  },
  GB: postal(['London', 'GB']),
  DE: postal(['Frankfurt', 'DE']),
  FR: postal(['Paris', 'FR']),
};
const otherwise = (countryCode: string) => postal(['International hub', countryCode]);

/** What stood in the way of some, as their carriers say it. */
const trouble: Scan = ['ON_HOLD', 'Shipment on hold', 120];
/** What nobody here knows yet: somebody has to say what it means. */
const strange: readonly Scan[] = [
  ['LP7', 'Handed to local partner', 110],
  ['NX2', 'Next processing step scheduled', 112],
];

interface Left {
  id: string;
  merchant_id: string;
  country_code: string;
  status: string;
  city: string;
  left_at: Date;
}

const leftOf = async (db: Db, tenantId: string): Promise<Left[]> => {
  const { rows } = await sql<Left>`
    select o.id, o.merchant_id, o.country_code, o.status, coalesce(o.form #>> '{consignee,city}', '') as city,
      e.created_at as left_at
    from orders o join order_events e on e.tenant_id = o.tenant_id and e.order_id = o.id and e.step = 'dispatch'
    where o.tenant_id = ${tenantId} and o.status in ('outWarehouse', 'delivered', 'chargedBack')
      and not exists (select from track_events t where t.tenant_id = o.tenant_id and t.order_id = o.id
        and t.source = 'carrier')
    order by o.id`.execute(db);
  return rows;
};

/** What was told of a parcel until now; of some nothing for days, and of a few what is wrong. */
const newsOf = (order: Left, chance: Chance, now: number): News[] => {
  const { carrier, hub, scans } = ways[order.country_code] ?? otherwise(order.country_code);
  const isDone = order.status === 'delivered';
  // Long after all others have arrived it is still on its way.
  const isLost = order.status === 'outWarehouse' && now - order.left_at.getTime() > longestMs;
  const stops = chance.weighed([
    [true, 6],
    [false, 94],
  ]);
  const stopsAt = isLost || (stops && !isDone) ? 2 : scans.length;
  const isHeld =
    !isDone &&
    chance.weighed([
      [true, 4],
      [false, 96],
    ]);
  const isStrange = chance.weighed([
    [true, 2],
    [false, 98],
  ]);
  const pace = 0.6 + 0.4 * chance.next();
  const told = [
    ...(isStrange ? [chance.of(strange)] : []),
    ...scans.slice(0, stopsAt).filter(([, , , place]) => isDone || place !== 'door' || !isHeld),
    ...(isHeld && carrier === 'asendia' ? [trouble] : []),
  ];
  return told.flatMap(([code, words, hours, at]) => {
    const moment = order.left_at.getTime() + hours * pace * hourMs;
    if (moment > now) return [];
    const [hubPlace, countryCode, hubProvince] = hub;
    // Of the door only its country is known to us.
    const [place, province] = at === 'door' ? [order.city, ''] : [hubPlace, hubProvince ?? ''];
    return [
      {
        orderId: order.id,
        merchantId: order.merchant_id,
        source: 'carrier',
        carrier,
        code,
        words,
        statedAt: toWire(new Date(moment), zoneOf(countryCode, province, 'UTC')),
        place,
        countryCode,
        province,
      } satisfies News,
    ];
  });
};

const insert = async (db: Db, tenantId: string, news: readonly News[], zone: string) => {
  const rows = news.map((one) => {
    const read = readNews(one, new Map(), zone);
    return { ...read, at: read.occurredAt };
  });
  await sql`
    insert into track_events (tenant_id, order_id, stated_at, digest, merchant_id, source, carrier, code,
      words, place, country_code, zone, occurred_at, stage, reason, mapping, received_at)
    select ${tenantId}, t."orderId", t."statedAt", decode(t.digest, 'hex'), t."merchantId", t.source,
      t.carrier, t.code, t.words, t.place, t."countryCode", t.zone, t.at, t.stage, t.reason, t.mapping, t.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("orderId" uuid, "statedAt" timestamp,
      digest text, "merchantId" uuid, source text, carrier text, code text, words text, place text,
      "countryCode" text, zone text, at timestamptz, stage text, reason text, mapping integer)
    on conflict do nothing`.execute(db);
  await sql`
    insert into track_anew (tenant_id, order_id, merchant_id)
    select distinct ${tenantId}::uuid, t."orderId", t."merchantId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("orderId" uuid, "merchantId" uuid)
    on conflict do nothing`.execute(db);
};

/**
 * What carriers told of the demo's parcels. Our own steps are told by the worker, from the orders' histories;
 * it also reads from all this where each parcel is.
 */
export const seedTracks = async (db: Db, tenantId: string, now = Date.now()) => {
  const orders = await leftOf(db, tenantId);
  if (orders.length === 0) return;
  await sql`select alpaca.make_track_days(current_date - 181, current_date + 15)`.execute(db);
  const chance = openChance(22);
  const news = orders.flatMap((order) => newsOf(order, chance, now));
  for (const some of chunksOf(news, atOnce)) await insert(db, tenantId, some, 'UTC');
};
