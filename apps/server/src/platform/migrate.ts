import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { bossSchema, laneOptions, lanes, timetable } from './jobs/boss.ts';

const folder = new URL('../../migrations/', import.meta.url);
const migrateLock = 4_115_000;

const files = () =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();

/** Brings a cell's database to the newest form. Safe to run by several at once, and again. */
const applyMigrations = async (client: pg.Client, say: (line: string) => void) => {
  await client.query('create schema if not exists migrations');
  await client.query(
    'create table if not exists migrations.applied (name text primary key, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations.applied');
  const applied = new Set(rows.map((row) => row.name));
  for (const name of files().filter((name) => !applied.has(name))) {
    await client.query('begin');
    await client.query(readFileSync(new URL(name, folder), 'utf8'));
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
    await client.query('select pg_advisory_lock($1)', [migrateLock]);
    await applyMigrations(client, say);
    await prepareQueue(url, client);
  } finally {
    await client.end();
  }
};
