import { forgottenKinds, madePurposes, settingSpec, uploadPurposes } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { ownDatabase } from '../../testing/ownDatabase.ts';
import { filesThatStay, keptData } from './forget/keptData.ts';
import { erasureSteps } from './merchants/erasureSteps.ts';
import { merchantTables, tablesOfPeople } from './merchants/merchantTables.ts';

const { rows: ask } = ownDatabase();

interface Erased {
  tables: string[];
  people: string[];
}

const names = async (sql: string) => (await ask(sql)).map(({ name }) => name as string).sort();

const tablesWith = (column: string) => `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and a.attname = '${column}' and not a.attisdropped`;

test('every table that knows a merchant is in the list that exports and erases by', async () => {
  const tables = await names(tablesWith('merchant_id'));
  expect(tables.length).toBeGreaterThan(60);
  expect(Object.keys(merchantTables).sort()).toEqual(tables);
});

test('what stays, and what is left out of the export, says why', () => {
  for (const [name, { erasure, exported }] of Object.entries(merchantTables)) {
    if (typeof erasure === 'object') expect(erasure.kept, name).toMatch(/\w{4}/);
    if (typeof exported === 'object' && 'leftOut' in exported) {
      expect(exported.leftOut, name).toMatch(/\w{4}/);
    }
  }
});

test('no secret is in the export', async () => {
  const rows = await ask<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attname ~ '(hash|secret|sealed)$'`);
  const told = rows.filter(({ table, column }) => {
    const exported = merchantTables[table]?.exported;
    if (exported === undefined || (typeof exported === 'object' && 'leftOut' in exported))
      return false;
    return exported === 'whole' || !exported.without.includes(column);
  });
  expect(told).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
});

// Tables of users that no merchant's person is in, or whose rows are the house's own.
const ofTheHouse = [
  'badges', // station staff
  'margin_looks', // who looked at a margin
  'menu_versions', // who published a menu
  'payment_runs', // who pays carriers
  'warehouse_staff', // where staff work
  'batch_events', // who closed a bag
  'scans', // who scanned
];

test('every table that knows people by their ids is erased, or is the house’s own', async () => {
  const tables = (await names(tablesWith('user_id'))).filter((name) => !merchantTables[name]);
  expect(Object.keys(tablesOfPeople).sort()).toEqual(
    tables.filter((name) => !ofTheHouse.includes(name)),
  );
});

test('the tables hold what the list says of an erasure, and every step is known to them', async () => {
  const rows = await ask<Erased>(
    'select alpaca.erased_tables() as tables, alpaca.erased_of_users() as people',
  );
  const { tables, people } = rows[0] as Erased;
  const erased = Object.entries(merchantTables).flatMap(([name, { erasure }]) =>
    erasure === 'erased' && name !== 'files' ? name : [],
  );
  expect([...tables].sort()).toEqual(erased.sort());
  expect([...people].sort()).toEqual(Object.keys(tablesOfPeople).sort());
  const redacted = Object.entries(merchantTables).flatMap(([name, { erasure }]) =>
    erasure === 'redacted' ? name : [],
  );
  const steps = erasureSteps(tables);
  // These two lose their people with the orders that they are of.
  const withOrders = ['order_events', 'order_words'];
  expect(redacted.filter((name) => !steps.includes(name)).sort()).toEqual(withOrders);
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.at(-1)).toBe('users');
});

test('what refers to rows goes before them', async () => {
  const rows = await ask<Erased>('select alpaca.erased_tables() as tables');
  const order = (rows[0] as Erased).tables;
  const keys = await ask<{ child: string; parent: string }>(`
    select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent
    from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      and f.confdeltype = 'a' and f.conrelid <> f.confrelid`);
  const wrong = keys.filter(
    ({ child, parent }) =>
      order.includes(child) &&
      order.includes(parent) &&
      order.indexOf(child) > order.indexOf(parent),
  );
  expect(wrong).toEqual([]);
});

test('every purpose of files is looked after by a kind, or stays and says why', () => {
  const looked = Object.values(keptData).flatMap(({ files }) => files ?? []);
  expect([...looked, ...Object.keys(filesThatStay)].sort()).toEqual(
    [...uploadPurposes, ...madePurposes].sort(),
  );
});

test('tables that a kind names exist', async () => {
  const all = await names(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const named = Object.values(keptData).flatMap(({ tables }) => tables);
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});

test('the tables hold the least days of each kind, and the days of an erasure', async () => {
  for (const [kind, code] of Object.entries(forgottenKinds)) {
    const rows = await ask<{ least: number }>('select alpaca.kept_at_least($1) as least', [kind]);
    expect(rows[0]?.least, kind).toBe(settingSpec(code).least);
  }
  const rows = await ask<{ days: number }>('select alpaca.erasure_days(gen_random_uuid()) as days');
  expect(rows[0]?.days).toBe(settingSpec('erasureDays').byDefault);
});
