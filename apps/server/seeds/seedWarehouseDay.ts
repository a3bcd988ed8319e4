import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

interface House {
  tenantId: string;
  /** Who receives, withholds and dispatches. */
  userId: string;
}

/**
 * Ids of what is made in a statement: the same each time, so that a second run adds nothing, and of the
 * shape that calls ask for.
 */
const idOf = (...parts: readonly ReturnType<typeof sql>[]) =>
  sql`overlay(overlay(md5(concat_ws('/', ${sql.join([...parts])})) placing '4' from 13) placing 'a' from 17)::uuid`;

// Those of the demo's merchants that pack in Yiwu hand over there, where the tenant has a house there.
const inYiwu = ['M100002'];

/** Whatever has passed the house was weighed there, as it was declared. */
const seedReceived = async (db: Db, { tenantId, userId }: House) => {
  await sql`
    update orders o set warehouse_id = w.id, received_at = e.created_at, measured_g = o.weight_g,
      real_minor = o.quoted_minor, real_quote = o.quote
    from order_events e, merchants m, lateral (
      select w.id from warehouses w where w.tenant_id = m.tenant_id
      order by (w.code like 'YW%') = (m.code = any(${[...inYiwu]}::text[])) desc, w.code limit 1
    ) w
    where o.tenant_id = ${tenantId} and o.warehouse_id is null and e.tenant_id = o.tenant_id and e.order_id = o.id
      and e.step in ('receive', 'receiveAndPaid') and m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
      and o.status in ('inWarehouse', 'withheld', 'outWarehouse', 'delivered', 'chargedBack')`.execute(
    db,
  );
  await sql`
    update order_boxes b set measured_g = greatest(b.weight_g, 1), measured_length_cc = b.length_cc,
      measured_width_cc = b.width_cc, measured_height_cc = b.height_cc, received_at = o.received_at,
      received_by = ${userId}
    from orders o
    where o.tenant_id = ${tenantId} and o.received_at is not null and b.tenant_id = o.tenant_id
      and b.order_id = o.id and b.received_at is null`.execute(db);
};

/** What left did so by line and day, sixty to a bag. */
const seedBatches = async (db: Db, { tenantId, userId }: House) => {
  await sql`
    create temp table gone on commit preserve rows as
    select o.tenant_id, o.id, o.merchant_id, o.warehouse_id, o.product_id, o.measured_g, e.created_at as left_at,
      (e.created_at at time zone w.zone)::date as day, w.code as house, p.code as line,
      (row_number() over (partition by o.warehouse_id, o.product_id, (e.created_at at time zone w.zone)::date
        order by o.id) - 1) / 60 + 1 as nth
    from orders o
    join order_events e on e.tenant_id = o.tenant_id and e.order_id = o.id and e.step = 'dispatch'
    join warehouses w on w.tenant_id = o.tenant_id and w.id = o.warehouse_id
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    where o.tenant_id = ${tenantId} and o.status in ('outWarehouse', 'delivered', 'chargedBack')`.execute(
    db,
  );
  const batch = idOf(sql`'batch'`, sql`house`, sql`day`, sql`line`);
  const bag = idOf(sql`'bag'`, sql`house`, sql`day`, sql`line`, sql`nth`);
  const no = sql`house || '-' || to_char(day, 'YYMMDD') || '-' || line`;
  await sql`
    insert into dispatch_batches (tenant_id, id, warehouse_id, product_id, day, batch_no, transport, master_no,
      vehicle, etd, eta, status, closed_at, closed_by, created_by, created_at, bags_numbered)
    select tenant_id, ${batch}, warehouse_id, product_id, day, ${no}, 'air',
      '784-' || (10000000 + abs(hashtext(${no})) % 89999999), 'CZ' || (300 + abs(hashtext(line)) % 400),
      max(left_at) + interval '6 hours', max(left_at) + interval '30 hours', 'closed', max(left_at), ${userId},
      ${userId}, min(left_at), max(nth)
    from gone group by tenant_id, warehouse_id, product_id, day, house, line on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into bags (tenant_id, id, batch_id, bag_no, kind, gross_g, closed_at, closed_by, created_by, created_at)
    select tenant_id, ${bag}, ${batch}, ${no} || '-' || lpad(nth::text, 3, '0'), 'bag',
      sum(measured_g)::integer + 320, max(left_at), ${userId}, ${userId}, min(left_at)
    from gone group by tenant_id, day, house, line, nth on conflict do nothing`.execute(db);
  await sql`
    insert into box_places (tenant_id, order_id, line, merchant_id, warehouse_id, kind, bag_id, since)
    select g.tenant_id, g.id, b.line, g.merchant_id, g.warehouse_id, 'bag', g.bag_id, g.left_at
    from (select *, ${bag} as bag_id from gone) g
    join order_boxes b on b.tenant_id = g.tenant_id and b.order_id = g.id on conflict do nothing`.execute(
    db,
  );
  await sql`drop table gone`.execute(db);
};

const seedPlaces = (db: Db, { tenantId }: House) =>
  sql`
    insert into box_places (tenant_id, order_id, line, merchant_id, warehouse_id, kind, since)
    select o.tenant_id, o.id, b.line, o.merchant_id, o.warehouse_id,
      case o.status when 'withheld' then 'withheld' else 'floor' end, o.received_at
    from orders o join order_boxes b on b.tenant_id = o.tenant_id and b.order_id = o.id
    where o.tenant_id = ${tenantId} and o.status in ('inWarehouse', 'withheld') and o.warehouse_id is not null
    on conflict do nothing`.execute(db);

const noted = {
  battery: '开箱发现一块未申报的锂电池，请补充申报或退回',
  damaged: '外箱一角压破，内件外露，请确认是否重新包装',
  customs: '申报品名过于笼统，请补充英文品名和海关编码',
  address: '收件地址缺少门牌号，请补充',
  forbidden: '该产品不接收液体，请更换产品或退回',
} as const;
const reasons = Object.keys(noted) as (keyof typeof noted)[];

const photoOf = (no: string, at: number) => {
  const hue = ['#c9a26b', '#b98d52', '#d3b07c'][at % 3] ?? '#c9a26b';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#5b6470"/><rect y="620" width="1200" height="280" fill="#454c57"/>
    <path d="M260 300 L620 220 L960 320 L600 420 Z" fill="${hue}"/>
    <path d="M260 300 L600 420 L600 760 L260 620 Z" fill="${hue}" opacity="0.85"/>
    <path d="M960 320 L600 420 L600 760 L960 640 Z" fill="${hue}" opacity="0.7"/>
    <rect x="660" y="470" width="220" height="130" fill="#f4f1ea" transform="skewY(-16) translate(0 210)"/>
    <text x="690" y="560" font-size="34" font-family="sans-serif" fill="#222"
      transform="skewY(-16) translate(0 210)">${no.slice(-6)}</text></svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer();
};

interface Withheld {
  id: string;
  merchant_id: string;
  warehouse_id: string | null;
  order_no: string;
  updated_at: Date;
}

const seedPhoto = async (
  db: Db,
  storage: Storage,
  { tenantId, userId }: House,
  { order, withholdingId, at }: { order: Withheld; withholdingId: string; at: number },
) => {
  const id = seedId(`${withholdingId}/photo`);
  const body = await photoOf(order.order_no, at);
  await storage.put(`${tenantId}/${id}`, body, { contentType: 'image/jpeg' });
  await db
    .insertInto('files')
    .values({
      tenant_id: tenantId,
      id,
      merchant_id: order.merchant_id,
      user_id: userId,
      purpose: 'parcelPhoto',
      name: `${order.order_no}.jpg`,
      content_type: 'image/jpeg',
      bytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('parcel_photos')
    .values({
      tenant_id: tenantId,
      id: seedId(`${withholdingId}/parcelPhoto`),
      merchant_id: order.merchant_id,
      order_id: order.id,
      withholding_id: withholdingId,
      file_id: id,
      created_by: userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const dayMs = 86_400_000;

interface Talked {
  id: string;
  merchant_id: string;
  order_no: string;
  updated_at: Date;
}

/** The talk that begins with a reason; its merchant is to answer. */
const seedTalk = async (
  db: Db,
  withheld: { tenantId: string; order: Talked; reason: string; note: string; dueAt: Date },
) => {
  const { tenantId, order, reason, note, dueAt } = withheld;
  const whose = {
    tenant_id: tenantId,
    merchant_id: order.merchant_id,
    created_at: order.updated_at,
  };
  const threadId = seedId(`${order.id}/thread`);
  await db
    .insertInto('threads')
    .values({
      ...whose,
      id: threadId,
      subject_kind: 'withholding',
      subject_id: order.id,
      title: order.order_no,
      turn: 'merchant',
      due_at: dueAt,
      last_at: order.updated_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('thread_messages')
    .values({
      ...whose,
      thread_id: threadId,
      id: seedId(`${order.id}/thread/withheld`),
      side: 'system',
      body: 'withheld',
      vars: JSON.stringify({ reason: { key: `withholdReason.${reason}` }, note }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Each withheld parcel has its reason and its talk; some have a photo. */
const seedWithheld = async (db: Db, storage: Storage | null, house: House) => {
  const { tenantId, userId } = house;
  const orders = await db
    .selectFrom('orders')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'withheld')
    .where('warehouse_id', 'is not', null)
    .orderBy('id')
    .select(['id', 'merchant_id', 'warehouse_id', 'order_no', 'updated_at'])
    .execute();
  for (const [at, order] of orders.entries()) {
    const reason = reasons[at % reasons.length] as keyof typeof noted;
    const withholdingId = seedId(`${order.id}/withholding`);
    const dueAt = new Date(Date.now() + (2 + (at % 6)) * dayMs);
    await db
      .insertInto('withholdings')
      .values({
        tenant_id: tenantId,
        id: withholdingId,
        merchant_id: order.merchant_id,
        order_id: order.id,
        warehouse_id: order.warehouse_id as string,
        reason,
        note: noted[reason],
        deadline: dueAt,
        by_default: 'return',
        created_by: userId,
        created_at: order.updated_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await seedTalk(db, { tenantId, order, reason, note: noted[reason], dueAt });
    if (storage && at % 2 === 0) await seedPhoto(db, storage, house, { order, withholdingId, at });
  }
};

/** What came back lies on its shelf, or was taken away again. */
const seedReturns = async (db: Db, { tenantId, userId }: House) => {
  await sql`
    insert into returns (tenant_id, id, merchant_id, order_id, warehouse_id, source, shelf, state, free_until,
      deadline, by_default, outcome, shelved_at, ended_at, ended_by, created_by, created_at)
    select o.tenant_id, ${idOf(sql`'return'`, sql`o.id`)}, o.merchant_id, o.id, o.warehouse_id, 'carrier',
      'R' || (abs(hashtext(o.order_no)) % 4 + 1) || '-' || lpad((abs(hashtext(o.order_no)) % 36 + 1)::text, 2, '0'),
      case when o.nth % 3 = 0 then 'ended' else 'onShelf' end,
      o.updated_at + interval '15 days', o.updated_at + interval '60 days', 'destroy',
      case when o.nth % 3 = 0 then 'handedBack' end, o.updated_at,
      case when o.nth % 3 = 0 then least(o.updated_at + interval '20 hours', now()) end,
      case when o.nth % 3 = 0 then ${userId}::uuid end, ${userId}, o.updated_at
    from (select *, row_number() over (order by id) as nth from orders) o
    where o.tenant_id = ${tenantId} and o.status = 'chargedBack' and o.warehouse_id is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into shelf_places (tenant_id, warehouse_id, shelf)
    select distinct tenant_id, warehouse_id, shelf from returns where tenant_id = ${tenantId} and shelf <> ''
    on conflict do nothing`.execute(db);
};

/**
 * The physical side of the demo's orders: what was weighed, where it lies, in which bag it left, what is
 * withheld and why, what came back. Without warehouses there is none.
 */
export const seedWarehouseDay = async (
  db: Db,
  tenantId: string,
  { operators }: TenantSeed,
  storage: Storage | null,
) => {
  const house = { tenantId, userId: seedId(`${tenantId}/user/${operators[0]?.username}`) };
  await seedReceived(db, house);
  await seedBatches(db, house);
  await seedPlaces(db, house);
  await seedWithheld(db, storage, house);
  await seedReturns(db, house);
};
