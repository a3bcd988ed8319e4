import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { openOwner } from '../../testing/owner.ts';
import { movedTables, staying, stayingSchemas } from './tables.ts';

let database: TestDatabase;
let client: Awaited<ReturnType<typeof openOwner>>;
beforeAll(async () => {
  database = await cloneDatabase();
  client = await openOwner(database);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every table goes along with its tenant or is named as staying, with its reason', async () => {
  const { rows } = await client.query<{ name: string; written: string; schema: string }>(`
    select n.nspname || '.' || c.relname as name, n.nspname as schema,
      format('%I.%I', n.nspname, c.relname) as written
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'm') and n.nspname !~ '^(pg_|information_schema)'`);
  const moved = new Set(await movedTables(client));
  expect(moved.size).toBeGreaterThan(150);
  const left = rows.filter(
    ({ written, name, schema }) =>
      !moved.has(written) && !(name in staying) && !(schema in stayingSchemas),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(staying).filter((name) => !names.has(name))).toEqual([]);
});

test('a changed or deleted row is told apart by its tenant, in every table that goes along', async () => {
  const { rows } = await client.query<{ written: string }>(`
    select format('%I.%I', n.nspname, c.relname) as written
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where a.attname = 'tenant_id' and c.relreplident = 'd' and not c.relispartition`);
  const identified = new Set(rows.map(({ written }) => written));
  expect((await movedTables(client)).filter((table) => !identified.has(table))).toEqual([]);
});

test('nothing that a row is found by depends on where the database is', async () => {
  // Numbers of transactions and places in the log mean nothing in another cluster.
  const { rows } = await client.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and a.atttypid in ('xid'::regtype, 'xid8'::regtype, 'pg_lsn'::regtype, 'pg_snapshot'::regtype,
        'oid'::regtype, 'regclass'::regtype)`);
  expect(rows).toEqual([]);
});

test('no trigger or rule answers to what is replicated', async () => {
  const { rows } = await client.query(`
    select tgrelid::regclass, tgname from pg_trigger where tgenabled in ('A', 'R')
    union all select ev_class::regclass, rulename from pg_rewrite where ev_enabled in ('A', 'R')`);
  expect(rows).toEqual([]);
});
