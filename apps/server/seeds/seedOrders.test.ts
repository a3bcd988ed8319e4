import { OrderForm, quoteRequestOf } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForm } from '../src/modules/orders/index.ts';
import { kyselyOver } from '../src/platform/db/kysely.ts';
import { openPool } from '../src/platform/db/pool.ts';
import { isSealed, sealingOf } from '../src/platform/fields/index.ts';
import { openKeeper } from '../src/platform/fields/keepers/openKeeper.ts';
import { cloneDatabase, type TestDatabase } from '../src/testing/database.ts';
import { asOwner } from '../src/testing/owner.ts';
import { seed } from './seed.ts';
import { seedId } from './seedId.ts';

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

const sealingHere = async () => {
  const pool = openPool(JSON.parse(database.cells).c1.migrate, 1, 'alpaca-test-seed');
  const db = kyselyOver((text, values) => pool.query(text, values));
  try {
    return await sealingOf(db, openKeeper('dev'), seedId('tenant/yunling'));
  } finally {
    await pool.end();
  }
};

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
  const forms = await asOwner<{ form: OrderForm }>(
    database,
    'select form from orders where redacted_at is null',
  );
  const sealing = await sealingHere();
  for (const { form } of forms) {
    expect(isSealed(form.consignee.phone)).toBe(true);
    quoteRequestOf(OrderForm.parse(openForm(sealing, form)));
  }
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
