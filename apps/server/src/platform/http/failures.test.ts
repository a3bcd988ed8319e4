import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  addShipper,
  constants,
  getDictItems,
  getTenantInfoByDomain,
  login,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { asOwner, openOwner } from '../../testing/owner.ts';
import { closeCells, openCells } from '../cells/cells.ts';
import { OutcomeUnknown } from '../db/databaseGone.ts';
import { inTx } from '../db/tx.ts';
import { newId } from '../ids.ts';

const shipper = {
  name: '',
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '100 Sample Street',
  phone: '+1 408 555 0100',
  postCode: '95112',
};

describe('a fault of ours', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await asOwner(app.database, 'alter table dict_items rename to mislaid');
  });
  afterAll(() => app.stop());

  test.each([
    ['zh-CN', '服务器错误'],
    ['en-US', 'Server error'],
  ])('is told in %s as “%s” and nothing more', async (asked, message) => {
    const visitor = await app.as('starfield');
    const extra = { headers: { 'accept-language': asked } };
    const reply = await visitor.call(getDictItems, { params: { code: 'order_status' } }, extra);
    expect(reply.status).toBe(500);
    const { timestamp: _, ...body } = reply.body;
    expect(body).toEqual({
      success: false,
      code: 0,
      message,
      errorKey: 'server.failed',
      result: null,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.raw.payload).not.toMatch(/dict_items|select|\.ts|at \w+/i);
  });

  test('is written down where we can read it', () => {
    const failed = app.lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'failed');
    expect(failed).toMatchObject({ level: 50, call: 'getDictItems' });
    expect(failed.err.message).toContain('dict_items');
    expect(failed.err.stack).toContain('at ');
  });
});

test('what the database says of somebody’s data is not written down', async () => {
  const app = await testApp();
  const phone = '13800137777';
  const failing = [
    `insert into rate_limits (key) values ('${phone}'), ('${phone}')`,
    `select '${phone}x'::uuid`,
    `select 1 / (length('${phone}') - 11)`,
    `update users set phone = '${phone}', email = '${phone}', kind = '${phone}'`,
  ];
  for (const sql of failing) {
    const err = await asOwner(app.database, sql).catch((error) => error);
    expect(err).toBeInstanceOf(Error);
    app.node.log.error({ err }, 'failed');
    app.node.log.error({ err: new Error('outer', { cause: err }) }, 'failed');
  }
  const said = app.lines.filter((line) => line.includes('"failed"'));
  await app.stop();
  expect(said).toHaveLength(8);
  expect(said.join('')).not.toContain(phone);
  expect(JSON.parse(said[0] ?? '').err).toMatchObject({
    sqlState: '23505',
    table: 'rate_limits',
    constraint: 'rate_limits_pkey',
    stack: expect.stringContaining('at '),
  });
});

describe('a statement that is stuck', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ ALPACA_STATEMENT_SECONDS: '1' });
  });
  afterAll(() => app.stop());

  test('is ended, the call is refused, and the connection serves the next one', async () => {
    const visitor = await app.as('starfield');
    const ask = () => visitor.call(getDictItems, { params: { code: 'order_status' } });
    const owner = await openOwner(app.database);
    await owner.query('begin');
    await owner.query('lock table dict_items');
    expect(await ask()).toMatchObject({ status: 503, body: { errorKey: 'server.unavailable' } });
    await owner.end();
    expect((await ask()).status).toBe(200);
  });

  test('only where somebody waits for it: a worker takes its time', async () => {
    const worker = openCells(app.node.config, 'worker');
    try {
      const told = await worker.get('c1')?.pool.query('show statement_timeout');
      expect(told?.rows).toEqual([{ statement_timeout: '0' }]);
    } finally {
      await closeCells(worker);
    }
  });
});

/** Stands between a node and its database, so that the database can be gone and come back. */
const openProxy = async (to: URL) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(to.port), to.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    back: () => listen(port),
    async goAway() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

describe('a database that is gone', () => {
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let app: TestApp;
  beforeAll(async () => {
    database = await cloneDatabase();
    const { port, ...rest } = await openProxy(new URL(JSON.parse(database.cells).c1.app));
    proxy = { port, ...rest };
    const cells = database.cells.replaceAll(/@127\.0\.0\.1:\d+/g, `@127.0.0.1:${port}`);
    app = await testApp({ ALPACA_CELLS: cells });
  });
  afterAll(async () => {
    await proxy.goAway().catch(() => {});
    await proxy.back();
    await app.stop();
    await proxy.goAway();
    await database.drop();
  });

  const get = async (url: string) => {
    const reply = await app.server.inject({ url, headers: { host: 'yunling.localhost' } });
    return { status: reply.statusCode, body: reply.json() };
  };
  const signIn = () =>
    app.anonymous().call(login, { body: { username: 'starfield', password: 'Alpaca2026' } });

  test('makes a node unready but not dead, until it is back', async () => {
    expect(await get('/healthz')).toEqual({ status: 200, body: { alive: true } });
    expect(await get('/readyz')).toEqual({
      status: 200,
      body: { ready: true, database: true, storage: true },
    });
    expect((await signIn()).status).toBe(200);

    await proxy.goAway();
    expect(await get('/readyz')).toEqual({
      status: 503,
      body: { ready: false, database: false, storage: true },
    });
    expect((await get('/healthz')).status).toBe(200);
    const refused = await signIn();
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, message: '服务不可用', errorKey: 'server.unavailable' },
    });
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.raw.payload).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);

    await proxy.back();
    expect((await get('/readyz')).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test('in the middle of a call is told as such, and the next call works', async () => {
    const visitor = await app.as('starfield');
    const owner = await openOwner(database);
    await owner.query('begin');
    await owner.query('lock table dict_items');
    const waiting = visitor.call(getDictItems, { params: { code: 'order_status' } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await proxy.goAway();
    expect(await waiting).toMatchObject({ status: 503, body: { errorKey: 'server.unavailable' } });
    await owner.end();
    await proxy.back();
    expect((await visitor.call(getDictItems, { params: { code: 'order_status' } })).status).toBe(
      200,
    );
    const known = await get(constants.basePath + getTenantInfoByDomain.path);
    expect(known.status).toBe(200);
  });

  test('is waited for by what has a key, and what was asked is done once', async () => {
    const visitor = await app.as('starfield');
    const name = newId();
    const body = { ...shipper, name };
    await proxy.goAway();
    const adding = visitor.call(addShipper, { body });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await proxy.back();
    expect((await adding).status).toBe(200);
    const counted = 'select count(*)::int as n from shippers where name = $1';
    expect(await asOwner(database, counted, [name])).toEqual([{ n: 1 }]);
  });

  test('that granted a commit which no other machine has is not believed', async () => {
    const ctx = await app.ctxOf('yunling');
    const warned = (words: string) =>
      inTx(ctx, ({ db }) => sql`do ${sql.lit(`begin raise warning '${words}'; end`)}`.execute(db));
    const cancelled = 'canceling wait for synchronous replication due to user request';
    await expect(warned(cancelled)).rejects.toBeInstanceOf(OutcomeUnknown);
    // The next who borrows the connection hears nothing of it.
    await expect(warned('some other warning')).resolves.toBeDefined();
  });
});
