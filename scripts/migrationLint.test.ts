import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bigTables, lintMigrations, statementsOf } from './migrationLint.ts';

const folder = join(import.meta.dirname, '../apps/server/migrations');
const migrations = readdirSync(folder)
  .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const patient = `set local lock_timeout = '2s';\n`;
const reasons = (text: string, before = '') =>
  lintMigrations(
    [
      { name: '9000_before.sql', text: before },
      { name: '9001_new.sql', text },
    ],
    9001,
  ).map(({ reason }) => reason);

test('no new migration rewrites or long locks a big table', () => {
  expect(lintMigrations(migrations)).toEqual([]);
});

test('the lint reads what is really written: among those of the first days it finds much', () => {
  expect(lintMigrations(migrations, 1).length).toBeGreaterThan(5);
});

test('every big table is one', () => {
  const made = migrations.map(({ text }) => statementsOf(text).join('\n')).join('\n');
  const missing = bigTables.filter((table) => !new RegExp(`create table ${table}\\b`).test(made));
  expect(missing).toEqual([]);
});

test.each([
  ['alter table orders alter column remark type varchar(10)', /another type/],
  ['ALTER TABLE only public.orders ALTER remark SET DATA TYPE text', /another type/],
  ['alter table orders add column x uuid default gen_random_uuid()', /differs by row/],
  [
    'alter table orders add column at timestamptz not null default clock_timestamp()',
    /differs by row/,
  ],
  ['alter table orders add column a int, add column n bigserial', /made column/],
  ['alter table orders add column n int generated always as (1 + 1) stored', /made column/],
  ['alter table orders add column code text unique', /index under a lock/],
  ['alter table orders alter column remark set not null', /not null reads/],
  ['alter table orders add constraint c check (x > 0)', /not valid/],
  ['alter table orders add foreign key (tenant_id) references tenants', /not valid/],
  ['alter table orders add constraint k unique (tenant_id, x)', /build the index first/],
  ['alter table orders rename column remark to note', /former name/],
  ['alter table orders set unlogged', /rewrites/],
  ['create index on orders (tenant_id)', /concurrently/],
  ['create unique index if not exists i on public.track_events (tenant_id)', /concurrently/],
  ['update orders set remark = remark', /by a job/],
  ['with old as (select 1) delete from ledger_entries where true', /by a job/],
  ['do $$ begin update orders set remark = null; end $$', /by a job/],
  ['truncate outbox', /locks/],
  [
    'alter table orders add constraint c check (x > 0) not valid; alter table orders validate constraint c',
    /next migration/,
  ],
])('%s is refused', (text, reason) => {
  const said = reasons(patient + text);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(reason);
});

test('who waits for a lock lets nobody wait behind them', () => {
  expect(reasons('alter table orders add column x text')).toEqual([
    expect.stringContaining('lock_timeout'),
  ]);
});

test.each([
  'alter table orders add column x text',
  `alter table orders add column x text not null default 'none'`,
  'alter table orders add column at timestamptz not null default now()',
  'alter table orders add constraint c check (x > 0) not valid',
  'alter table orders add constraint k unique using index orders_k',
  'alter table orders drop column x',
  'create index concurrently if not exists i on orders (tenant_id)',
  'create index i on only track_events (tenant_id)',
  'create index on merchant_cards (tenant_id)',
  'update tenants set name_en = name_en',
  'create table new_ones (id uuid); create index on new_ones (id); alter table new_ones add check (true)',
  `create function f() returns void language sql as $$ update orders set remark = null $$`,
  '-- alter table orders alter column remark type text',
  `select 'update orders set remark = null'`,
])('%s is allowed', (text) => {
  expect(reasons(patient + text)).toEqual([]);
});

test('not null is allowed where an earlier migration saw that every row holds it', () => {
  const must = `${patient}alter table orders alter column x set not null`;
  const added = 'alter table orders add constraint x_is check (x is not null) not valid;';
  expect(reasons(must, added)).toHaveLength(1);
  expect(reasons(must, `${added} alter table orders validate constraint x_is`)).toEqual([]);
});
