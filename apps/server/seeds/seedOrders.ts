import { type Insertable, type InsertObject, type Kysely, sql } from 'kysely';
import { boxesOf, chargeLines, factsOf, orderNoOf, sealForm } from '../src/modules/orders/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Sealing } from '../src/platform/fields/index.ts';
import { openChance } from './orders/chance.ts';
import { type Life, lifeOf } from './orders/life.ts';
import { parcelFor, type Sender } from './orders/parcels.ts';
import type { TenantSeed } from './people.ts';
import { yunlingChannels } from './prices/channels.ts';
import { seedId } from './seedId.ts';
import { momentOf, type Owner, type Posting, postAndMove } from './seedLedger.ts';

type Db = Kysely<DB>;

const days = 30;
const hourMs = 3_600_000;
const atOnce = 250;

/** As ids are made, but of the order's own moment. */
export const idAt = (at: Date, name: string) => {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${seedId(name).slice(14)}`;
};

const inBatches = async <T extends keyof DB & string>(
  db: Db,
  table: T,
  rows: readonly InsertObject<DB, T>[],
) => {
  for (let at = 0; at < rows.length; at += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute();
  }
};

const failed = { text: 'Postal code does not match the city and state.' };

// More of late, fewer on every seventh day, and no two days alike.
const weights = Array.from({ length: days }, (_, day) => {
  const chance = openChance(day * 31 + 5).next();
  return (0.7 + 0.6 * chance) * (day % 7 === 2 ? 0.5 : 1) * (1 + (days - day) / (2 * days));
});
const whole = weights.reduce((sum, weight) => sum + weight, 0);

/** How many days old an order is, by its place among all of them. */
const dayOf = (share: number): number => {
  let left = share * whole;
  const day = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return day < 0 ? days - 1 : day;
};

interface Made {
  order: Insertable<DB['orders']>;
  boxes: Insertable<DB['order_boxes']>[];
  events: Insertable<DB['order_events']>[];
  postings: Posting[];
}

const trackingOf = (country: string, n: number) => `YL${country}${String(48_200_000 + n * 37)}`;

const timeOf = ({ steps }: Life, at: Date, names: readonly string[]) => {
  const step = steps.find((each) => names.includes(each.step));
  // Nothing of the demo lies in the future.
  return step ? new Date(Math.min(at.getTime() + step.hours * hourMs, Date.now() - 1000)) : null;
};

const ownChannels = new Set(
  yunlingChannels.flatMap(({ code, adapter }) => (adapter === 'own' ? [code] : [])),
);

/** What we draw ourselves is there with its booking; carriers' files are brought in afterwards. */
const labelState = ({ status, booking }: Life, channel: string, n: number) => {
  if (ownChannels.has(channel)) return booking === 'booked' ? 'ready' : 'none';
  return status === 'generated' && n % 40 === 0 ? 'pending' : 'none';
};

type Placer = Owner & { userId: string; sealing: Sealing };

const makeOne = (owner: Placer, sender: Sender, n: number, of: number): Made | null => {
  const { tenantId, merchantId, userId } = owner;
  const chance = openChance(n * 7919 + sender.at * 104_729 + 11);
  const daysOld = dayOf(n / of);
  const at = momentOf(daysOld, 8 + chance.next() * 13);
  const productId = (code: string) => seedId(`${tenantId}/product/${code}`);
  const { form, product, version, quoted } = parcelFor(chance, sender, daysOld, productId);
  if (!quoted.ok) return null;
  const labelAt = product.labelAt ?? 'merchant';
  const life = lifeOf(chance, daysOld, { charge: product.terms.chargeAt, labelAt });
  const id = idAt(at, `${merchantId}/order/${n}`);
  const day = new Date(at.getTime() + 8 * hourMs).toISOString().slice(2, 10).replaceAll('-', '');
  // Numbers of people's orders begin at 100; the demo's come from the far end.
  const order_no = orderNoOf(day, 9_000_000 + sender.at * 10_000 + n);
  const isQuoted = life.status !== 'draft' && life.status !== 'voided';
  const isBooked = life.booking === 'booked' || life.status === 'refunded';
  const holdId = seedId(`${id}/hold`);
  const isHeld =
    ['booked', 'awaitingWeight'].includes(life.booking) && life.settlement === 'unpaid';
  const quote = {
    lines: quoted.lines.map(({ code, expenseType, minor }) => ({ code, expenseType, minor })),
    billableG: quoted.billableG,
    isRemote: quoted.remoteType !== '',
    remoteType: quoted.remoteType,
  };
  const bookedAt = timeOf(life, at, ['booked', 'bookedAndPaid']);
  const paidAt = timeOf(life, at, ['bookedAndPaid', 'receiveAndPaid']);
  const number = trackingOf(form.consignee.countryCode, n + sender.at * 10_000);
  const facts = factsOf(form);
  const order = {
    tenant_id: tenantId,
    id,
    merchant_id: merchantId,
    order_no,
    customer_no: `${['SF', 'KP', 'BB'][sender.at] ?? 'HT'}-${day}-${String(10_000 + n).slice(1)}`,
    source: chance.weighed([
      ['web', 3],
      ['import', 5],
      ['api', 2],
    ] as const),
    status: life.status,
    settlement: life.settlement,
    booking: life.booking,
    open_reasons: life.status === 'withheld' ? 1 : 0,
    label: labelState(life, product.channel, n),
    form: JSON.stringify(sealForm(owner.sealing, form)),
    ...facts,
    tracking_number: isBooked ? number : '',
    attempt: isQuoted ? 1 : 0,
    hold_id: isHeld || life.settlement === 'paid' ? holdId : null,
    fail_reason: life.status === 'failed' ? JSON.stringify(failed) : null,
    created_by: userId,
    created_at: at,
    updated_at: timeOf(life, at, [life.steps.at(-1)?.step ?? '']) ?? at,
    submitted_at: isQuoted ? at : null,
    booked_at: bookedAt,
    paid_at: life.settlement === 'unpaid' ? null : paidAt,
    refunded_at: timeOf(life, at, life.settlement === 'refunded' ? ['cancelled'] : []),
    void_hours: product.voidHours,
    ...(isQuoted && {
      version_id: seedId(
        `${seedId(`${tenantId}/priceSheet/${version.sheetCode}`)}/version/${version.no}`,
      ),
      quoted_at: at,
      currency: version.sheet.currency,
      quoted_minor: quoted.totalMinor,
      quote: JSON.stringify(quote),
      charge_at: product.terms.chargeAt,
      label_at: labelAt,
    }),
  };
  const events = life.steps.map(({ step, hours, status, actor }, line) => ({
    tenant_id: tenantId,
    order_id: id,
    id: idAt(new Date(at.getTime() + hours * hourMs), `${id}/event/${line}`),
    merchant_id: merchantId,
    step,
    actor,
    user_id: actor === 'merchant' ? userId : null,
    status,
    detail: JSON.stringify(step === 'refused' ? { reason: failed } : {}),
    created_at: timeOf(life, at, [step]) ?? at,
  }));
  const boxes = boxesOf({ id, order_no }, form).map((box) => ({
    tenant_id: tenantId,
    merchant_id: merchantId,
    ...box,
    tracking_number: isBooked ? (form.boxes.length > 1 ? `${number}${box.line}` : number) : '',
  }));
  const posting = (op: string, key: string, more: object, when: Date | null): Posting => ({
    at: when ?? at,
    command: {
      op,
      id: idAt(when ?? at, `${id}/${op}`),
      key: `order:${id}:${key}`,
      subject: id,
      note: order_no,
      ...more,
    },
  });
  const lines = chargeLines(quote).map(({ kind, minor }) => ({ kind, amount: String(minor) }));
  const moved = isHeld || life.settlement !== 'unpaid';
  const postings = [
    ...(moved ? [posting('hold', 'hold:1', { hold: holdId, amount: quoted.totalMinor }, at)] : []),
    ...(life.settlement !== 'unpaid'
      ? [posting('capture', 'end:1', { hold: holdId, lines }, paidAt)]
      : []),
    ...(life.settlement === 'refunded'
      ? [posting('refund', 'refund', { lines }, order.refunded_at)]
      : []),
  ];
  return { order, boxes, events, postings };
};

/** What the demo's orders cost is put into the wallet first, so that it stays as it was. */
const funding = ({ merchantId }: Owner, made: readonly Made[]): Posting => {
  const spent = made.filter(({ postings }) => postings.length === 1 || postings.length === 2);
  const amount = spent.reduce((sum, { order }) => sum + Number(order.quoted_minor), 0);
  const id = seedId(`${merchantId}/orders/topUp`);
  return {
    at: momentOf(days + 1, 9),
    command: {
      op: 'topUp',
      id,
      key: `seed:orders:${merchantId}`,
      amount,
      subject: id,
      note: '期初充值',
    },
  };
};

const givenNumber = (
  { booked_at }: Made['order'],
  { tenant_id, order_id, line, merchant_id, tracking_number = '' }: Made['boxes'][number],
): Insertable<DB['box_numbers']>[] =>
  tracking_number === ''
    ? []
    : [
        {
          ...{ tenant_id, order_id, line, merchant_id },
          number: tracking_number,
          is_provisional: false,
          given_at: booked_at as Date,
        },
      ];

/** A month of a merchant's orders, with what they did to its wallet. */
const seedMerchantOrders = async (db: Db, owner: Placer, sender: Sender, count: number) => {
  const made = Array.from({ length: count }, (_, n) => makeOne(owner, sender, n, count)).filter(
    (each) => each !== null,
  );
  await inBatches(
    db,
    'orders',
    made.map(({ order }) => order),
  );
  await inBatches(
    db,
    'order_boxes',
    made.flatMap(({ boxes }) => boxes),
  );
  await inBatches(
    db,
    'box_numbers',
    made.flatMap(({ order, boxes }) => boxes.flatMap((box) => givenNumber(order, box))),
  );
  await inBatches(
    db,
    'order_events',
    made.flatMap(({ events }) => events),
  );
  await postAndMove(db, owner, [funding(owner, made), ...made.flatMap(({ postings }) => postings)]);
};

// 星野 ships most, then 木棉, then 蓝湾.
const shares = [4, 2, 1];

/** So many orders of the last thirty days, once: a tenant that has orders keeps its own. */
export const seedOrders = async (
  db: Db,
  sealing: Sealing,
  tenantId: string,
  tenant: TenantSeed,
  count: number,
) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from orders where tenant_id = ${tenantId} limit 1) o`.execute(
    db,
  );
  const merchants = tenant.merchants.filter(({ active }) => active).slice(0, shares.length);
  if (count === 0 || rows[0]?.n !== 0 || tenant.code !== 'yunling') return;
  const all = shares.reduce((sum, share) => sum + share, 0);
  for (const [at, merchant] of merchants.entries()) {
    const merchantId = seedId(`${tenantId}/merchant/${merchant.code}`);
    const [person] = merchant.users;
    const userId = seedId(`${tenantId}/user/${person?.username}`);
    const owner = { tenantId, merchantId, code: merchant.code, userId, sealing };
    const sender = { at, code: merchant.code, zh: merchant.zh, phone: person?.phone ?? '' };
    await seedMerchantOrders(db, owner, sender, Math.round((count * (shares[at] ?? 0)) / all));
  }
};
