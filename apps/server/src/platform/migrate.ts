import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { bossSchema, laneOptions, lanes, timetable } from './jobs/boss.ts';

const folder = new URL('../../migrations/', import.meta.url);
const migrateLock = 4_115_000;

const files = () =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();

// An index of a big table is built beside its users, which PostgreSQL does outside a transaction only.
const alone = /^-- outside a transaction\n/;

/** Its statements one by one: each is done or not, and may be done again. */
export const applyAlone = async (client: pg.Client, text: string) => {
  for (const statement of text.split(/;\s*$/m).filter((part) => part.trim())) {
    await client.query(statement);
  }
};

/** Brings a cell's database to the newest form. Safe to run by several at once, and again. */
const applyMigrations = async (client: pg.Client, say: (line: string) => void) => {
  await client.query('create schema if not exists migrations');
  await client.query(
    'create table if not exists migrations.applied (name text primary key, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations.applied');
  const applied = new Set(rows.map((row) => row.name));
  for (const name of files().filter((name) => !applied.has(name))) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    if (alone.test(text)) await applyAlone(client, text);
    await client.query('begin');
    if (!alone.test(text)) await client.query(text);
    await client.query('insert into migrations.applied (name) values ($1)', [name]);
    await client.query('commit');
    say(`applied ${name}`);
  }
};

// The queue's schema is made by the owner; the application only works in it.
const prepareQueue = async (url: string, client: pg.Client) => {
  const boss = new PgBoss({
    connectionString: url,
    schema: bossSchema,
    supervise: false,
    schedule: false,
    max: 2,
  });
  boss.on('error', () => {});
  await boss.start();
  for (const queue of [...lanes, ...Object.keys(timetable)]) {
    if (await boss.getQueue(queue)) await boss.updateQueue(queue, laneOptions);
    else await boss.createQueue(queue, laneOptions);
  }
  await boss.stop({ graceful: false });
  await client.query(`
    grant usage on schema ${bossSchema} to alpaca_app;
    grant select, insert, update, delete on all tables in schema ${bossSchema} to alpaca_app;
    grant execute on all functions in schema ${bossSchema} to alpaca_app;
    grant usage on all sequences in schema ${bossSchema} to alpaca_app`);
};

export const migrate = async (url: string, say: (line: string) => void) => {
  const client = new pg.Client({ connectionString: url, application_name: 'alpaca-migrate' });
  await client.connect();
  try {
    // Asked again and again: who waits in a statement is waited for by an index that is being built.
    const lock = 'select pg_try_advisory_lock($1) as mine';
    while (!(await client.query(lock, [migrateLock])).rows[0].mine) await sleep(200);
    await applyMigrations(client, say);
    await prepareQueue(url, client);
  } finally {
    await client.end();
  }
};
