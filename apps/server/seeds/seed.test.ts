import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../src/testing/database.ts';
import { asOwner } from '../src/testing/owner.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const lines = (sql: string) => asOwner(database, sql);

const state = async () => ({
  roles: await lines('select count(*) from user_roles'),
  statuses: await lines('select code, activation_status, terms from merchants order by 1, 2'),
  requests: await lines('select id, status, reason from activation_requests order by id'),
  floors: await lines(
    `select merchant_id, floor_minor from accounts where kind = 'wallet' order by 1, 2`,
  ),
  prices: await lines(`select (select count(*) from price_versions) as versions,
    (select count(*) from price_rows) as rows, (select count(*) from exchange_rates) as rates,
    (select count(*) from remote_areas) as areas, (select count(*) from products) as products`),
  groups: await lines('select code, price_group from merchants order by 1, 2'),
  drafts: await lines(`select id, note from price_versions where status = 'draft' order by 1`),
  numbers: await lines('select last_number from merchant_numbers order by 1'),
});

test('seeding again changes nothing that people changed since', async () => {
  await lines(`delete from user_roles where user_id in
    (select id from users where username = 'starfield-lin')`);
  await lines(`update activation_requests set status = 'approved', reviewed_at = now()
    where status = 'submitted'`);
  await lines(`update merchants set activation_status = 1 where activation_status = 2`);
  await lines(`update merchants set terms = 'prepaid', credit_limit_minor = 0, credit_days = 0,
    revision = 3 where terms = 'credit'`);
  await lines(`update accounts set floor_minor = 0 where floor_minor < 0`);
  await lines('update merchant_numbers set last_number = last_number + 5');
  await lines(`update merchants set price_group = '' where code = 'M100002'`);
  await lines(`delete from price_versions where status = 'draft'`);
  const before = await state();
  expect(before.prices).not.toMatchObject([{ versions: '0' }]);
  await seed(JSON.parse(database.cells).c1.migrate, 'c1');
  expect(await state()).toEqual(before);
});
