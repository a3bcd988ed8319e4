import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../src/testing/database.ts';
import { asOwner } from '../src/testing/owner.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
const seedSome = () => seed(JSON.parse(database.cells).c1.migrate, 'c1', { orders: 420 });
beforeAll(async () => {
  database = await cloneDatabase();
  await seedSome();
});
afterAll(() => database.drop());

const rows = (sql: string) => asOwner(database, sql);

test('every order’s count is what its records say', async () => {
  const counted = await rows(`select o.id from orders o left join print_records r
    on r.order_id = o.id and r.outcome <> 'failed'
    group by o.id, o.print_count having o.print_count <> count(r.id)`);
  expect(counted).toEqual([]);
  const kinds = await rows('select distinct outcome, nth from print_records order by outcome, nth');
  expect(kinds).toEqual([
    { outcome: 'failed', nth: 1 },
    { outcome: 'printed', nth: 1 },
    { outcome: 'printed', nth: 2 },
  ]);
  expect(await rows('select from print_records where created_at > now()')).toEqual([]);
});

test('what has no label was not printed, and some labels wait for it', async () => {
  expect(await rows("select from orders where print_count > 0 and label <> 'ready'")).toEqual([]);
  const waiting = await rows(
    "select from orders where print_count = 0 and label = 'ready' and status = 'generated' limit 1",
  );
  expect(waiting).toHaveLength(1);
});

test('seeding again changes neither records nor designs', async () => {
  await rows("update label_designs set name_zh = '改过的' where size = '60x40'");
  const state = async () => [
    await rows('select id, nth, outcome from print_records order by id'),
    await rows('select id, name_zh, revision from label_designs order by id'),
    await rows('select id, print_count from orders order by id'),
  ];
  const before = await state();
  await seedSome();
  expect(await state()).toEqual(before);
});
