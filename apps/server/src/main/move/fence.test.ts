import { addShipper, getDictItems } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { asSweeper, sweep } from '../../platform/jobs/sweep.ts';
import { close, reopen } from '../../platform/move/fence.ts';
import { openSide, type Side } from '../../platform/move/side.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { runRelay } from '../../platform/outbox/relay.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { sweeps } from '../modules.ts';
import { superUrlOf, yunling } from './moveTestKit.ts';

let app: TestApp;
let side: Side;
let visitor: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  side = await openSide('c1', superUrlOf(app.database));
  visitor = await app.as('starfield');
});
afterEach(() => reopen(side, [yunling]));
afterAll(async () => {
  await side.client.end();
  await app.stop();
});

const said: string[] = [];
const shut = () => close(side, [yunling], (line) => said.push(line));
const shipper = () => ({
  name: newId(),
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '100 Sample Street',
  phone: '+1 408 555 0100',
  postCode: '95112',
});
const save = () => visitor.call(addShipper, { body: shipper() as never });
const read = () => visitor.call(getDictItems, { params: { code: 'order_status' } });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('where a tenant is closed, whoever asks is told to ask again; the others are not disturbed', async () => {
  await shut();
  const refused = await read();
  expect(refused).toMatchObject({ status: 503, body: { errorKey: 'server.unavailable' } });
  expect(refused.headers['retry-after']).toBe('2');
  const other = await app.as('haituo-op', 'haituo');
  expect((await other.call(getDictItems, { params: { code: 'order_status' } })).status).toBe(200);
  await reopen(side, [yunling]);
  expect((await read()).status).toBe(200);
});

test('what has a key waits until it is opened, and is done once', async () => {
  await shut();
  const waiting = save();
  await sleep(700);
  await reopen(side, [yunling]);
  expect((await waiting).status).toBe(200);
});

test('who is in it ends first, and nobody new comes in meanwhile', async () => {
  const ctx = await app.ctxOf();
  const inside = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const order: string[] = [];
  const work = inTx(ctx, async ({ db }) => {
    await db.selectFrom('tenants').select('code').execute();
    inside.resolve();
    await leave.promise;
  }).then(() => order.push('left'));
  await inside.promise;
  const closing = shut().then(() => order.push('closed'));
  await sleep(300);
  expect((await read()).status).toBe(503);
  leave.resolve();
  await Promise.all([work, closing]);
  expect(order).toEqual(['left', 'closed']);
});

test('who stays too long is named, and the others go on until it is tried again', async () => {
  const ctx = await app.ctxOf();
  const inside = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const work = inTx(ctx, async ({ db }) => {
    await db.selectFrom('tenants').select('code').execute();
    inside.resolve();
    await leave.promise;
  });
  await inside.promise;
  const closing = shut();
  while (said.length === 0) await sleep(50);
  expect(said[0]).toMatch(/^waited for in vain: pid \d+, alpaca-api/);
  expect((await save()).status).toBe(200);
  leave.resolve();
  await Promise.all([work, closing]);
  expect((await read()).status).toBe(503);
});

test('who only reads, however long, holds nothing up', async () => {
  const ctx = await app.ctxOf();
  await inTx(
    ctx,
    async ({ db }) => {
      await db.selectFrom('tenants').select('code').execute();
      await shut();
      expect(await db.selectFrom('tenants').select('code').execute()).toHaveLength(1);
    },
    { snapshot: true },
  );
  await expect(inTx(ctx, async () => {}, { snapshot: true })).rejects.toMatchObject({
    code: 'AX503',
  });
});

test('what sweeps, adds up and tells for all tenants passes by one that is closed', async () => {
  const ctx = await app.ctxOf();
  const owner = (sql: string) => asOwner(app.database, sql);
  await owner(`update sessions set expires_at = now() - interval '1 day'`);
  await owner(`insert into order_count_changes (tenant_id, merchant_id, day, status, change)
    select tenant_id, merchant_id, current_date, 'draft', 1 from merchants`);
  await tell(ctx, { cmd: 'topic' });
  const counts = async () =>
    (
      await owner(`select (select count(*) from sessions where tenant_id = '${yunling}') as sessions,
        (select count(*) from order_count_changes where tenant_id = '${yunling}') as changes,
        (select count(*) from order_count_changes where tenant_id <> '${yunling}') as others,
        (select count(*) from outbox where tenant_id = '${yunling}') as told`)
    )[0];
  const worked = async () => {
    const { urls } = ctx.cell;
    await sweep(urls.sweep, sweeps.expired);
    for (const fold of sweeps.folds) await fold(urls.sweep);
    const stop = new AbortController();
    const relaying = runRelay(urls.relay, app.node.log, stop.signal);
    await sleep(1_000);
    stop.abort();
    await relaying;
    let waits = 0;
    await asSweeper(urls.sweep, async (client) => {
      const asked = `select tracking_waits as id from alpaca.tracking_waits() where tracking_waits = $1`;
      waits = (await client.query(asked, [yunling])).rowCount ?? 0;
    });
    return waits;
  };
  // Of an order that is no more: nothing refers to anything here.
  await side.client.query('set session_replication_role = replica');
  await side.client.query(
    `insert into track_steps (tenant_id, order_id, merchant_id, step, status, detail, happened_at)
     values ($1, $2, $2, 'submitted', 'generated', '{}', now())`,
    [yunling, newId()],
  );
  await shut();
  const before = await counts();
  expect(await worked()).toBe(0);
  expect(await counts()).toEqual({ ...before, others: '0' });
  await reopen(side, [yunling]);
  expect(await worked()).toBe(1);
  expect(await counts()).toMatchObject({ sessions: '0', changes: '0', told: '0' });
});

test('a job that is just being given back lies aside like all others', async () => {
  const job = { name: 'test.moved', lane: 'bulk', run: async () => {} } as const;
  const id = await addJob(await app.ctxOf(), job, { of: 'nobody' });
  const worker = await openSide('c1', side.url);
  await worker.client.query('begin');
  const given = await worker.client.query(
    'delete from pgboss.job where id = $1 returning to_jsonb(job) as job',
    [id],
  );
  await worker.client.query(
    `insert into pgboss.job select * from jsonb_populate_record(null::pgboss.job, $1)`,
    [given.rows[0]?.job],
  );
  const closing = shut();
  await sleep(300);
  await worker.client.query('commit');
  await closing;
  const { rows } = await side.client.query<{ aside: number; queued: number }>(
    `select (select count(*) from moves.jobs where id = $1)::integer as aside,
       (select count(*) from pgboss.job where id = $1)::integer as queued`,
    [id],
  );
  expect(rows).toEqual([{ aside: 1, queued: 0 }]);
  await worker.client.end();
});
