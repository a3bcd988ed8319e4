import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { idAt } from './seedOrders.ts';

type Db = Kysely<DB>;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

interface Whose {
  tenantId: string;
  merchantId: string;
  warehouseId: string;
  userId: string;
}

interface Chosen {
  id: string;
  created_at: Date;
  received_at: Date | null;
}

interface Listed {
  /** What it is known by among the demo's, and its place in our numbers. */
  key: string;
  nth: number;
  status: 'open' | 'received' | 'closed' | 'takenBack';
  made: Date;
  orders: readonly Chosen[];
  /** Came with it without being on it. */
  extra?: readonly Chosen[];
  shipmentNo?: string;
  mode?: 'delivery' | 'pickUp';
  arrival?: Date;
  remark?: string;
}

const pickUpPlace = {
  name: '林小满',
  company: '星野电商',
  phone: '13800000011',
  address: '广东省 深圳市 龙岗区 坂田街道五和大道 88 号',
};

/** On no list yet. */
const unlisted = ({ tenantId, merchantId }: Whose) => sql`
  from orders o where o.tenant_id = ${tenantId} and o.merchant_id = ${merchantId} and not exists (
    select from shipment_orders l where l.tenant_id = o.tenant_id and l.order_id = o.id)`;

/** What can be handed over, the oldest first; a label on its way is left to its own story. */
const waiting = async (db: Db, whose: Whose): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`
    select o.id, o.created_at, o.received_at ${unlisted(whose)} and o.status = 'generated'
      and o.booking in ('booked', 'awaitingWeight') and o.label <> 'pending'
      and o.handed_over_at is null
    order by o.created_at, o.id`.execute(db);
  return rows;
};

/** What was received in a time, the latest first. */
const received = async (
  db: Db,
  whose: Whose,
  count: number,
  { from = new Date(0), until }: { from?: Date; until: Date },
): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`
    select o.id, o.created_at, o.received_at ${unlisted(whose)} and o.received_at > ${from}
      and o.received_at <= ${until} and o.warehouse_id = ${whose.warehouseId}
      and o.status in ('inWarehouse', 'outWarehouse')
    order by o.received_at desc, o.id limit ${count}`.execute(db);
  return rows;
};

/** Nothing is listed before it is there. */
const madeOf = (orders: readonly Chosen[], wanted: Date) => {
  const made = orders.map(({ created_at }) => created_at.getTime() + 30 * secondMs);
  return new Date(Math.max(wanted.getTime(), ...made));
};

/** When a list that is given up was. */
const backAt = ({ made }: Listed) =>
  new Date(Math.min(made.getTime() + 40 * minuteMs, Date.now() - secondMs));

const earliest = (orders: readonly Chosen[]) =>
  new Date(Math.min(...orders.flatMap(({ received_at }) => received_at?.getTime() ?? [])));

const before = (time: Date, ms: number) => new Date(time.getTime() - ms);

const endingOf = ({ received_at }: Chosen, list: Listed) => {
  if (list.status === 'takenBack') return { ended_at: backAt(list), ending: 'takenBack' };
  return received_at
    ? { ended_at: received_at, ending: 'received' }
    : { ended_at: null, ending: null };
};

const noOf = ({ made, nth }: Listed) => {
  const day = new Date(made.getTime() + 8 * hourMs).toISOString().slice(2, 10).replaceAll('-', '');
  // Numbers of people's lists begin at 1; the demo's come from the far end.
  return `S${day}${9_000_000 + nth}`;
};

const seedEvents = (db: Db, whose: Whose, list: Listed, shipmentNo: string) => {
  const { tenantId, merchantId, userId } = whose;
  const steps = [
    { step: 'handOver', at: list.made },
    ...(list.status === 'takenBack' ? [{ step: 'takeBack', at: backAt(list) }] : []),
  ];
  const rows = list.orders.flatMap(({ id }) =>
    steps.map(({ step, at }) => ({
      tenant_id: tenantId,
      order_id: id,
      id: idAt(at, `${id}/${list.key}/${step}`),
      merchant_id: merchantId,
      step,
      actor: 'merchant',
      user_id: userId,
      // Whatever was received since was not yet then.
      status: 'generated',
      detail: JSON.stringify({ shipmentNo }),
      created_at: at,
    })),
  );
  return insertRows(db, 'order_events', rows);
};

const seedList = async (db: Db, whose: Whose, list: Listed) => {
  const { tenantId, merchantId, warehouseId, userId } = whose;
  const { orders, extra = [], mode = 'delivery' } = list;
  if (orders.length === 0) return;
  const id = seedId(`${merchantId}/shipment/${list.key}`);
  const inventory_no = noOf(list);
  const shipment_no = list.shipmentNo ?? inventory_no;
  const came = orders.filter((order) => order.received_at);
  const isNew = await insertRows(db, 'shipments', [
    {
      tenant_id: tenantId,
      id,
      merchant_id: merchantId,
      shipment_no,
      inventory_no,
      warehouse_id: warehouseId,
      mode,
      shipper: mode === 'pickUp' ? JSON.stringify(pickUpPlace) : null,
      shipper_name: mode === 'pickUp' ? pickUpPlace.name : '',
      estimated_arrival: list.arrival ?? null,
      remark: list.remark ?? '',
      status: list.status,
      first_received_at: came.length > 0 ? earliest(came) : null,
      created_by: userId,
      created_at: list.made,
      updated_at: list.made,
    },
  ]);
  if (!isNew) return;
  await insertRows(
    db,
    'shipment_orders',
    orders.map((order) => ({
      tenant_id: tenantId,
      shipment_id: id,
      id: seedId(`${id}/${order.id}`),
      merchant_id: merchantId,
      order_id: order.id,
      created_at: list.made,
      ...endingOf(order, list),
    })),
  );
  await seedEvents(db, whose, list, shipment_no);
  if (list.status !== 'takenBack') {
    const ids = orders.map((order) => order.id);
    await sql`update orders set handed_over_at = ${list.made}
      where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(db);
  }
  const here = [...came, ...extra].map((order) => order.id);
  await sql`update orders set shipment_id = ${id}
    where tenant_id = ${tenantId} and id = any(${here}::uuid[])`.execute(db);
};

/** A delivery of which all is here, made shortly before its first parcel came. */
const finished = async (db: Db, whose: Whose, nth: number, until: Date): Promise<Date> => {
  const found = await received(db, whose, 36, { until });
  // They came on one van.
  const last = found[0]?.received_at ?? until;
  const orders = found.filter((order) => (order.received_at ?? last) > before(last, 8 * hourMs));
  const first = orders.length > 0 ? earliest(orders) : until;
  const made = before(first, 90 * minuteMs);
  await seedList(db, whose, { key: `finished/${nth}`, nth, status: 'closed', made, orders });
  return made;
};

/**
 * The merchant's lists in every state: expected, to be picked up, here in part with some missing and one
 * that nobody listed, complete, and taken back. What they hold is what the warehouse has.
 */
const seedLists = async (db: Db, whose: Whose) => {
  const now = new Date();
  const all = await waiting(db, whose);
  // Most of them still wait.
  const share = (most: number) => all.splice(0, Math.min(most, Math.ceil(all.length / 6)));
  const missing = share(2);
  const made = madeOf(missing, before(now, 9 * hourMs));
  const [extra, ...arrived] = await received(db, whose, 12, { from: made, until: now });
  const partly = { key: 'partly', nth: 3, status: 'received', made } as const;
  const remark = '共 3 袋，含 1 箱易碎品';
  if (extra && arrived.length > 0) {
    const orders = [...arrived, ...missing];
    await seedList(db, whose, { ...partly, orders, extra: [extra], remark });
  }
  const older = await finished(db, whose, 2, made);
  await finished(db, whose, 1, before(older, 12 * hourMs));

  const orders = share(14);
  const open = { key: 'open', nth: 5, status: 'open', orders } as const;
  await seedList(db, whose, {
    ...open,
    made: madeOf(orders, before(now, 50 * minuteMs)),
    remark: '下午送到，请安排卸货',
  });
  const fetched = share(9);
  await seedList(db, whose, {
    ...open,
    key: 'pickUp',
    nth: 6,
    orders: fetched,
    made: madeOf(fetched, before(now, 20 * minuteMs)),
    shipmentNo: 'SF-PICKUP-01',
    mode: 'pickUp',
    arrival: new Date(now.getTime() + 5 * hourMs),
  });
  const given = share(5);
  await seedList(db, whose, {
    key: 'takenBack',
    nth: 4,
    status: 'takenBack',
    orders: given,
    made: madeOf(given, before(now, 3 * hourMs)),
    remark: '改为明天交货',
  });
};

/** Lists of the demo's first merchant; a tenant that has some keeps its own. */
export const seedShipments = async (db: Db, tenantId: string, tenant: TenantSeed) => {
  const [merchant] = tenant.merchants;
  const [person] = merchant?.users ?? [];
  if (!merchant || !person || tenant.code !== 'yunling') return;
  const { rows } = await sql`select from shipments where tenant_id = ${tenantId} limit 1`.execute(
    db,
  );
  if (rows.length > 0) return;
  await seedLists(db, {
    tenantId,
    merchantId: seedId(`${tenantId}/merchant/${merchant.code}`),
    warehouseId: seedId(`${tenantId}/warehouse/SZBT`),
    userId: seedId(`${tenantId}/user/${person.username}`),
  });
};
