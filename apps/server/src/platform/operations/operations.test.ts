import { getLoginUserInfo } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../faults/support/fleet.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { openTwoCells, type TwoCells } from '../../testing/twoCells.ts';
import { openRates } from './callRates.ts';
import type { Overview } from './overview.ts';

let cells: TwoCells;
let app: TestApp;
beforeAll(async () => {
  cells = await openTwoCells();
  app = await testApp({ ALPACA_CELLS: JSON.stringify(cells.urls) });
});
afterAll(async () => {
  await app.stop();
  await cells.drop();
});

const basic = (password: string) =>
  `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;
const ask = (url: string, authorization?: string, on = app) =>
  on.server.inject({ url, headers: { ...(authorization && { authorization }) } });
const seen = async () =>
  (await ask('/operations.json', `Bearer ${app.node.config.metricsToken}`)).json<Overview>();

test('nobody sees it without the token, which a browser brings as a password', async () => {
  for (const url of ['/operations', '/operations.json']) {
    for (const wrong of [undefined, 'Bearer wrong', basic('wrong'), 'Basic ', basic('')]) {
      const reply = await ask(url, wrong);
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toMatch(/^Basic /);
      expect(reply.body).toBe('');
    }
    for (const good of ['Bearer metrics-of-a-test', basic('metrics-of-a-test')]) {
      expect((await ask(url, good)).statusCode).toBe(200);
    }
  }
});

test('where no token is set there is no such page', async () => {
  const other = await testApp({ ALPACA_METRICS_TOKEN: '' });
  for (const shown of [undefined, 'Bearer ', basic('')])
    expect((await ask('/operations', shown, other)).statusCode).toBe(404);
  await other.stop();
});

test('each cell tells its load, size, tenants, orders, queues, and how old its directory is', async () => {
  await asOwner(
    cells.second,
    `insert into order_day_counts (tenant_id, merchant_id, day, status, count)
     select tenant_id, merchant_id, current_date - 3, 'voided', 7 * 250000 from merchants limit 1
     on conflict (tenant_id, merchant_id, day, status) do update set count = excluded.count`,
  );
  const { cells: told, directoryVersion } = await seen();
  expect(directoryVersion).toBeGreaterThan(1);
  expect(told.map(({ cell, isHome, tenants }) => [cell, isHome, tenants])).toEqual([
    ['c1', true, 1],
    ['c2', false, 1],
  ]);
  const [first, second] = told.map(({ told }) => told);
  expect(first).toMatchObject({ replicas: 0, relayLagSeconds: expect.any(Number) });
  expect(first?.bytes).toBeGreaterThan(1_000_000);
  expect(first?.directoryAgeSeconds).toBe(0);
  // Nobody copies it in this test.
  expect(second?.directoryAgeSeconds).toBeNull();
  expect(second?.ordersADay).toBeGreaterThanOrEqual(250_000);
  expect(second?.load).toBeGreaterThanOrEqual(0.25);
});

test('orders of the last minutes and calls of the last minute are counted where they belong', async () => {
  const before = (await seen()).cells;
  const people = await app.as('seabreeze', 'haituo');
  for (let calls = 0; calls < 12; calls += 1) await people.call(getLoginUserInfo);
  const rates = (await seen()).cells.map(({ callsASecond }, at) =>
    Math.round((callsASecond - (before[at]?.callsASecond ?? 0)) * 60),
  );
  expect(rates).toEqual([0, 12]);
  const [{ fresh = 0 } = {}] = await asOwner<{ fresh: number }>(
    cells.first,
    `select count(*)::int as fresh from orders where id >= (lpad(to_hex(
       ((extract(epoch from now()) - 300) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`,
  );
  expect((await seen()).cells[0]?.told?.ordersAMinute).toBeCloseTo(fresh / 5);
  // The database adds them up once a second.
  await until(
    'transactions are counted',
    async () => Number((await seen()).cells[0]?.told?.transactionsASecond) > 0,
  );
});

test('the page says it in both languages, runs nothing, and names no tenant', async () => {
  const page = async (lang: string) => ask(`/operations?lang=${lang}`, basic('metrics-of-a-test'));
  const zh = await page('zh_CN');
  const en = await page('en_US');
  expect(zh.body).toContain('<html lang="zh-CN">');
  expect(zh.body).toContain('每分钟订单');
  expect(en.body).toContain('Takes new tenants');
  expect(en.body).toContain('never copied');
  expect(en.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const { body } of [zh, en]) {
    expect(body).not.toMatch(/<script|operations\.|Yunling|云岭|haituo|undefined|NaN/);
  }
});

test('a rate forgets what is a minute old', () => {
  const rates = openRates();
  for (let second = 0; second < 30; second += 1) rates.count('c1', second * 1000);
  expect(rates.of('c1', 30_000)).toBe(0.5);
  expect(rates.of('c1', 74_000)).toBe(0.25);
  expect(rates.of('c1', 500_000)).toBe(0);
  expect(rates.of('c2', 500_000)).toBe(0);
});
