import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Charged {
  order_id: string;
  merchant_id: string;
  order_no: string;
  currency: string;
  before_minor: bigint;
  weight_g: bigint;
  /** Who speaks for its merchant. */
  owner_id: string;
}

/** Paid orders that came to a warehouse: some of each merchant, the latest first. */
const chargedOf = async (db: Db, tenantId: string, each: number): Promise<Charged[]> => {
  const { rows } = await sql<Charged>`
    select order_id, merchant_id, order_no, currency, before_minor, weight_g, owner_id from (
      select o.id as order_id, o.merchant_id, o.order_no, o.currency, o.quoted_minor as before_minor, o.weight_g,
        (select u.id from users u where u.tenant_id = o.tenant_id and u.merchant_id = o.merchant_id
          and u.is_owner order by u.id limit 1) as owner_id,
        row_number() over (partition by o.merchant_id order by o.created_at desc, o.id) as nth
      from orders o
      where o.tenant_id = ${tenantId} and o.settlement = 'paid' and o.status in ('inWarehouse', 'outWarehouse', 'delivered')
        and o.confirm_status = 'none' and o.quoted_minor > 0
        and not exists (select from cost_changes c where c.tenant_id = o.tenant_id and c.order_id = o.id)
    ) numbered
    where nth <= ${each} order by merchant_id, nth`.execute(db);
  return rows;
};

/** How a weight came to count, as the station writes it down. */
const ruleOf = (g: number) => ({
  realG: g,
  volumetricG: 0,
  billableG: g,
  billableBy: 'real',
  divisor: 0,
  weighBy: 'box',
  weighedG: g,
  stepG: 0,
  boxes: [{ count: 1, g, sides: null, volumetricG: 0 }],
});

// What each comes to in minor units; the first is the one that is disputed.
const differences = [742, 180, 1_260, 96, 355, 2_840, 60, 415, 730, 1_990, 240, 88, 508, 1_105];
const perMerchant = 24;
const moreOf = (nth: number) =>
  (differences[nth % differences.length] as number) + Math.floor(nth / differences.length) * 7;

type State = 'awaiting' | 'disputed' | 'withdrawn';
const stateOf = (nth: number): State => {
  if (nth === 0) return 'disputed';
  return nth % 6 === 5 ? 'withdrawn' : 'awaiting';
};

const complaint = '我们出库时称重 0.42 kg，包装没有换过。请复核照片和秤。';
const mistaken = '复核后重量与申报一致';

/** Changes of cost in the demo: most await their merchants, one of each is disputed, some were withdrawn. */
export const seedCosts = async (db: Db, tenantId: string, now = Date.now()) => {
  const made = await db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', tenantId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (made) return;
  const orders = await chargedOf(db, tenantId, perMerchant);
  const seen = new Map<string, number>();
  const changes = orders.map((order) => {
    const nth = seen.get(order.merchant_id) ?? 0;
    seen.set(order.merchant_id, nth + 1);
    const id = seedId(`${order.order_id}/costChange`);
    const at = new Date(now - (nth + 1) * 5 * hourMs);
    return { ...order, id, nth, at, state: stateOf(nth), more: moreOf(nth) };
  });
  await insertRows(
    db,
    'cost_changes',
    changes.map(({ id, merchant_id, order_id, currency, before_minor, weight_g, ...one }) => ({
      tenant_id: tenantId,
      id,
      merchant_id,
      order_id,
      reason: 'measured',
      currency,
      before_minor,
      after_minor: BigInt(before_minor) + BigInt(one.more),
      detail: JSON.stringify({
        weights: {
          declared: ruleOf(Number(weight_g)),
          measured: ruleOf(Number(weight_g) + 10 * (one.nth + 4)),
        },
      }),
      status: one.state,
      due_at: new Date(now + (one.nth % 3) * dayMs + dayMs),
      told_at: one.at,
      created_at: one.at,
      ...(one.state === 'disputed' && { disputed_at: one.at }),
      ...(one.state === 'withdrawn' && {
        settled_at: new Date(now - hourMs),
        settled_by: 'decision',
        agreed_minor: before_minor,
      }),
    })),
  );
  await seedStory(db, tenantId, changes);
  for (const state of ['awaiting', 'disputed'] as const) {
    const ids = changes.filter((one) => one.state === state).map(({ order_id }) => order_id);
    if (ids.length === 0) continue;
    await db
      .updateTable('orders')
      .set({ confirm_status: state })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
  }
};

interface Told extends Charged {
  id: string;
  at: Date;
  state: State;
  more: number;
}

/** What happened to each, and the talks about the disputed ones. */
const seedStory = async (db: Db, tenantId: string, changes: readonly Told[]) => {
  const stepOf = (change: Told, step: string, note = '') => ({
    tenant_id: tenantId,
    id: seedId(`${change.id}/${step}`),
    change_id: change.id,
    merchant_id: change.merchant_id,
    step,
    amount_minor: BigInt(change.more),
    note,
    created_at: new Date(change.at.getTime() + (step === 'announced' ? 0 : hourMs)),
  });
  await insertRows(
    db,
    'cost_change_steps',
    changes.flatMap((change) => {
      const first = stepOf(change, 'announced');
      if (change.state === 'awaiting') return [first];
      return [first, stepOf(change, change.state, change.state === 'withdrawn' ? mistaken : '')];
    }),
  );
  const disputed = changes.filter(({ state }) => state === 'disputed');
  const threadOf = ({ id }: Told) => seedId(`${id}/thread`);
  await insertRows(
    db,
    'threads',
    disputed.map((change) => ({
      tenant_id: tenantId,
      merchant_id: change.merchant_id,
      id: threadOf(change),
      subject_kind: 'costChange',
      subject_id: change.id,
      title: change.order_no,
      turn: 'staff',
      due_at: new Date(change.at.getTime() + 3 * dayMs),
      created_at: change.at,
      last_at: change.at,
    })),
  );
  await insertRows(
    db,
    'thread_messages',
    disputed.map((change) => ({
      tenant_id: tenantId,
      merchant_id: change.merchant_id,
      thread_id: threadOf(change),
      id: seedId(`${threadOf(change)}/first`),
      side: 'merchant',
      user_id: change.owner_id,
      body: complaint,
      created_at: change.at,
    })),
  );
};
