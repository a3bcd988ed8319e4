import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../src/testing/database.ts';
import { asOwner } from '../src/testing/owner.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
const seedSome = () => seed(JSON.parse(database.cells).c1.migrate, 'c1', { orders: 420 });
const ask = (sql: string) => asOwner<Record<string, unknown>>(database, sql);
const stalls = () => ask('select state, count(*)::int as count from stalls group by 1 order by 1');

beforeAll(async () => {
  database = await cloneDatabase();
  await seedSome();
}, 120_000);
afterAll(() => database.drop());

test('parcels stand still in each state, and people talk about each', async () => {
  const made = await stalls();
  expect(made.map(({ state }) => state)).toEqual(['asked', 'claim', 'open']);
  const silent = await ask(`select t.id from stalls t where not exists (select from threads h
    where h.tenant_id = t.tenant_id and h.subject_kind = 'stall' and h.subject_id = t.order_id)`);
  expect(silent).toEqual([]);
  await seedSome();
  expect(await stalls()).toEqual(made);
});

test('each is silent since what was told last, for longer than its stage may be', async () => {
  const wrong = await ask(`select t.order_id from stalls t where t.since <> (
      select max(e.occurred_at) from track_events e
      where e.tenant_id = t.tenant_id and e.order_id = t.order_id)
    or t.since + t.usual_hours * interval '1 hour' > now()`);
  expect(wrong).toEqual([]);
});

test('changes await their merchants, and one of 7.42 is disputed and talked about', async () => {
  const disputed =
    await ask(`select c.after_minor - c.before_minor as more, h.turn from cost_changes c
    join threads h on h.tenant_id = c.tenant_id and h.subject_kind = 'costChange' and h.subject_id = c.id
    where c.status = 'disputed'`);
  expect(disputed.length).toBeGreaterThan(0);
  expect(new Set(disputed.map(({ more }) => String(more)))).toEqual(new Set(['742']));
  const count = async () =>
    ask('select status, count(*)::int as count from cost_changes group by 1 order by 1');
  const made = await count();
  expect(made.map(({ status }) => status)).toEqual(['awaiting', 'disputed', 'withdrawn']);
  await seedSome();
  expect(await count()).toEqual(made);
});

test('claims stand in several states, each talked about, and are seeded once', async () => {
  const count = () => ask('select state, count(*)::int as count from claims group by 1 order by 1');
  const made = await count();
  expect(made.map(({ state }) => state)).toEqual([
    'approving',
    'asked',
    'filed',
    'refused',
    'withCarrier',
  ]);
  const silent = await ask(`select c.id from claims c where not exists (select from threads h
    where h.tenant_id = c.tenant_id and h.subject_kind = 'claim' and h.subject_id = c.id)`);
  expect(silent).toEqual([]);
  await seedSome();
  expect(await count()).toEqual(made);
});

test('orders say how their changes stand', async () => {
  const wrong = await ask(`select c.id from cost_changes c join orders o using (tenant_id)
    where o.id = c.order_id and c.status in ('awaiting', 'disputed') and o.confirm_status <> c.status`);
  expect(wrong).toEqual([]);
});

test('bills are owed, one is still being checked, one waits in a payment run', async () => {
  const states = () =>
    ask('select state, count(*)::int as count from carrier_bills group by 1 order by 1');
  const made = await states();
  expect(made.map(({ state }) => state)).toEqual(['open', 'posted']);
  expect(await ask('select * from payable_faults')).toEqual([]);
  expect(await ask(`select id from payment_runs where state = 'asked'`)).not.toEqual([]);
  await seedSome();
  expect(await states()).toEqual(made);
});

test('cash on delivery is in every place that it can be in, and its books are right', async () => {
  const places = await ask('select distinct state from cod_orders order by 1');
  expect(places.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['collected', 'differs', 'expected', 'remitted']),
  );
  const remittances = await ask('select distinct state from cod_remittances order by 1');
  expect(remittances.map(({ state }) => state)).toEqual(['open', 'posted']);
  expect(await ask('select * from cod_faults')).toEqual([]);
});
