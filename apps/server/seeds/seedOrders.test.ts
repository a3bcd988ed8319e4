import { OrderForm, quoteRequestOf } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../src/testing/database.ts';
import { asOwner } from '../src/testing/owner.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
const wallets = () =>
  asOwner(
    database,
    "select merchant_id, currency, balance_minor from accounts where kind = 'wallet' order by 1, 2",
  );
let before: unknown;
const seedSome = () => seed(JSON.parse(database.cells).c1.migrate, 'c1', { orders: 420 });

beforeAll(async () => {
  database = await cloneDatabase();
  before = await wallets();
  await seedSome();
});
afterAll(() => database.drop());

const count = async () =>
  (await asOwner<{ n: number }>(database, 'select count(*)::int as n from orders'))[0]?.n;

test('the demo has orders of thirty days in every state, and once', async () => {
  const made = await count();
  expect(made).toBeGreaterThan(400);
  const states = await asOwner<{ status: string }>(database, 'select distinct status from orders');
  expect(states.map(({ status }) => status).sort()).toEqual(
    expect.arrayContaining([
      'delivered',
      'draft',
      'failed',
      'generated',
      'inWarehouse',
      'outWarehouse',
    ]),
  );
  await seedSome();
  expect(await count()).toBe(made);
});

test('their forms are whole, their money is in the ledger, and wallets are as before', async () => {
  const forms = await asOwner<{ form: unknown }>(
    database,
    'select form from orders where redacted_at is null',
  );
  for (const { form } of forms) quoteRequestOf(OrderForm.parse(form));
  expect(await wallets()).toEqual(before);
  expect(await asOwner(database, 'select * from ledger_faults')).toEqual([]);
  expect(await asOwner(database, 'select * from order_count_faults')).toEqual([]);
  const unpaidFor = await asOwner(
    database,
    `select o.order_no from orders o where o.settlement = 'paid' and not exists (
       select from transfers t where t.tenant_id = o.tenant_id and t.key = 'order:' || o.id || ':end:1')`,
  );
  expect(unpaidFor).toEqual([]);
});
