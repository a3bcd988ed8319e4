import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openLine } from '../../testing/line.ts';
import { readMetrics } from '../../testing/metrics.ts';
import { asOwner } from '../../testing/owner.ts';
import { openAnswering, openSeeing } from './seeing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ALPACA_POOL: '2' });
});
afterAll(() => app.stop());

/** All that is measured, by name and labels as they are told. */
const everything = async () => {
  const { body } = await readMetrics(app);
  const lines = [...body.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)];
  return new Map(lines.map(([, name = '', value]) => [name, Number(value)]));
};
/** What is measured under one name, by its labels. */
const measured = async (name: string) => {
  const lines = [...(await everything())].filter(([of]) => of.startsWith(`${name}{`));
  return new Map(lines.map(([of, value]) => [of.slice(name.length + 1, -1), value]));
};
const ofCell = (label: string) => `cell="c1",${label}`;
const as = (sql: string, values?: unknown[]) => asOwner(app.database, sql, values);

test('how long a job has been due is told for each queue; one that is not due has not waited', async () => {
  const queue = (name: string) => ofCell(`queue="${name}"`);
  const add = (name: string, created: string, due: string) =>
    as(
      `insert into pgboss.job (name, created_on, start_after) values ($1, now() - $2::interval, now() - $3::interval)`,
      [name, created, due],
    );
  expect(Object.fromEntries(await measured('alpaca_queue_age_seconds'))).toEqual({
    [queue('interactive')]: 0,
    [queue('bulk')]: 0,
    [queue('sweep')]: 0,
    [queue('tenants')]: 0,
    [queue('fold')]: 0,
    [queue('night')]: 0,
  });
  await add('interactive', '1 hour', '40 seconds');
  await add('interactive', '2 hours', '-1 hour');
  await add('bulk', '1 hour', '-1 hour');
  await as(`insert into pgboss.job (name, created_on, start_after, state)
    values ('sweep', now() - interval '1 hour', now() - interval '1 hour', 'active')`);
  const ages = await measured('alpaca_queue_age_seconds');
  expect(ages.get(queue('interactive'))).toBeGreaterThanOrEqual(40);
  expect(ages.get(queue('interactive'))).toBeLessThan(60);
  expect(ages.get(queue('bulk'))).toBe(0);
  expect(ages.get(queue('sweep'))).toBe(0);
});

test('the oldest message that no node was told says how far the relay lies behind', async () => {
  await as('delete from outbox');
  expect(await measured('alpaca_relay_lag_seconds')).toEqual(new Map([['cell="c1"', 0]]));
  await as(
    `insert into outbox select tenant_id, overlay(overlay(gen_random_uuid()::text
       placing lpad(to_hex(floor(extract(epoch from now() - age) * 1000)::bigint >> 16), 8, '0') from 1 for 8)
       placing lpad(to_hex(floor(extract(epoch from now() - age) * 1000)::bigint & 65535), 4, '0') from 10 for 4)::uuid, '{}'
     from tenants, unnest(array[interval '90 seconds', interval '1 second']) age`,
  );
  const lag = (await measured('alpaca_relay_lag_seconds')).get('cell="c1"');
  expect(lag).toBeGreaterThanOrEqual(90);
  expect(lag).toBeLessThan(120);
});

test('a table that is divided by days tells when its last day ends, and one without a day that there is no room', async () => {
  await as('select alpaca.make_track_days(current_date, current_date + 9)');
  const days = ofCell('table="track_events"');
  const told = (await measured('alpaca_partition_horizon_days')).get(days);
  expect(told).toBeGreaterThan(7.9);
  await as(`create table parted (at timestamp) partition by range (at)`);
  expect((await measured('alpaca_partition_horizon_days')).get(ofCell('table="parted"'))).toBe(0);
});

test('how large the write-ahead log is can be seen, and nothing else of the server', async () => {
  const bytes = (await measured('alpaca_wal_bytes')).get('cell="c1"');
  expect(bytes).toBeGreaterThanOrEqual(16 * 1024 * 1024);
  const pool = app.node.cells.get('c1')?.pool;
  await expect(pool?.query('select * from pg_ls_waldir()')).rejects.toThrow('permission denied');
});

test('measurements are told while nobody gets a connection, and say how long who waited did', async () => {
  const of = (pool: string) => ofCell(`pool="${pool}"`);
  const pool = app.node.cells.get('c1')?.pool;
  if (!pool) throw new Error('no cell');
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const waiting = pool.query('select 1');
  const all = await everything();
  const one = (name: string, labels: string) => all.get(`${name}{${labels}}`);
  expect(one('alpaca_pool_waiting', of('calls'))).toBe(1);
  expect(one('alpaca_pool_waiting', of('aside'))).toBe(0);
  expect(one('alpaca_pool_idle', of('calls'))).toBe(0);
  expect(one('alpaca_pool_connections', of('calls'))).toBe(2);
  expect(one('alpaca_relay_lag_seconds', 'cell="c1"')).toBeDefined();
  expect(one('alpaca_ready', 'part="storage"')).toBe(1);
  // It is busy and not cut off: sent away, it would leave its work to others who are as busy.
  expect(one('alpaca_ready', 'part="database"')).toBe(1);
  await sleep(50);
  for (const client of held) client.release();
  await waiting;
  const after = await everything();
  const waits = (labels: string) => after.get(`alpaca_pool_wait_seconds_bucket{${labels}}`) ?? 0;
  expect(waits(`le="+Inf",${of('calls')}`)).toBeGreaterThan(waits(`le="0.025",${of('calls')}`));
  expect(after.get(`alpaca_pool_waiting{${of('calls')}}`)).toBe(0);
});

test('whether databases answer is asked anew where one fell silent', async () => {
  const [cell] = app.node.cells.values();
  if (!cell) throw new Error('no cell');
  const line = await openLine(cell.urls.app);
  const far = { ...cell, urls: { ...cell.urls, app: line.url } };
  const answering = openAnswering({ ...app.node, cells: new Map([['far', far]]) });
  await answering.check();
  line.hush();
  await expect(answering.check()).rejects.toThrow();
  await answering.check();
  await answering.stop();
  line.close();
});

test('a database that falls silent hides no other, is not waited for, and is asked anew', async () => {
  const [cell] = app.node.cells.values();
  if (!cell) throw new Error('no cell');
  const line = await openLine(cell.urls.app);
  const far = { ...cell, name: 'far', urls: { ...cell.urls, app: line.url } };
  const seeing = openSeeing({
    ...app.node,
    cells: new Map([
      ['far', far],
      ['c1', cell],
    ]),
  });
  const ask = async () => {
    const told: string[] = [];
    await seeing.ask('ones', 'select 1 as one', (of) => told.push(of));
    return told.sort();
  };
  expect(await ask()).toEqual(['c1', 'far']);
  line.hush();
  const begun = performance.now();
  expect(await ask()).toEqual(['c1']);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(app.lines.some((text) => text.includes('ones could not be read'))).toBe(true);
  expect(await ask()).toEqual(['c1', 'far']);
  await seeing.stop();
  line.close();
});
