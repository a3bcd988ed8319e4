import { listMerchants, listOrders, type RuleCondition, seenRows } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { startSession } from '../auth/testing.ts';
import { isLeft, openRuled, type RoleRule, type Ruled } from './dataRulesTestKit.ts';

let app: TestApp;
let ruled: Ruled;
beforeAll(async () => {
  app = await testApp();
  ruled = await openRuled(app, 120);
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await app.stop();
});

const told = async () => {
  const admin = await app.as('yunling-admin');
  const { result } = await admin.call(seenRows, { query: { id: ruled.userId } });
  const of = (subject: string) => result.find((one) => one.subject === subject) ?? expect.fail();
  return { orders: of('orders'), merchants: of('merchants') };
};
const theirs = async () => {
  const by = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  return {
    orders: (await by.call(listOrders, { body: {} })).result.total,
    merchants: (await by.call(listMerchants)).result.total,
  };
};
const left = (rules: readonly RoleRule[]) =>
  ruled.all.filter((order) => isLeft(order, rules, ruled.userId)).length;

test('without a rule somebody sees all there is', async () => {
  const { orders, merchants } = await told();
  for (const one of [orders, merchants]) {
    expect(one).toEqual({ ...one, seen: one.total, isMore: false, rules: [] });
  }
  expect(orders.total).toBe(ruled.all.length);
});

test('under rules it says how many are left, together and by each rule in words', async () => {
  const [merchant] = ruled.values.merchant as [string];
  const germany: RuleCondition = { column: 'country', op: 'in', values: ['DE', 'FR'] };
  const one: RuleCondition = { column: 'merchant', op: 'notIn', values: [merchant] };
  const own: RuleCondition = { column: 'creator', op: 'in', values: ['me'] };
  const rules: RoleRule[] = [
    { roleId: ruled.roles[0], subject: 'orders', conditions: [germany] },
    { roleId: ruled.roles[0], subject: 'orders', conditions: [own] },
    { roleId: ruled.roles[1], subject: 'merchants', conditions: [one] },
  ];
  await ruled.setRules(rules);
  const { orders, merchants } = await told();
  const seen = await theirs();
  expect(seen.orders).toBe(left(rules));
  expect(orders).toMatchObject({ total: ruled.all.length, seen: seen.orders, isMore: false });
  expect(merchants).toMatchObject({ total: merchants.total, seen: merchants.total - 1 });
  expect(merchants.seen).toBe(seen.merchants);
  // Each alone, as whoever has no other rule would see.
  const alone = rules.map((rule) => left([rule])).sort();
  expect(orders.rules.map(({ seen: each }) => each).sort()).toEqual(alone);
  const [named] = await ruled.ask<{ label: string }>(
    `select code || ' ' || name_zh as label from merchants where tenant_id = $1 and merchant_id = $2`,
    [ruled.tenant.id, merchant],
  );
  expect(merchants.rules).toEqual([
    {
      name: expect.any(String),
      role: 'ruled1',
      conditions: [{ column: 'merchant', op: 'notIn', values: [named?.label] }],
      seen: seen.merchants,
      isMore: false,
    },
  ]);
  const words = orders.rules.flatMap(({ conditions }) =>
    conditions.flatMap(({ values }) => values),
  );
  expect(words).toEqual(expect.arrayContaining(['德国 (DE)', '法国 (FR)', '当前登录人']));
});

test('nobody of another tenant, and nobody without the page of users', async () => {
  const query = { id: ruled.userId };
  expect((await (await app.as('haituo-admin', 'haituo')).call(seenRows, { query })).status).toBe(
    404,
  );
  expect((await (await app.as('yunling-op')).call(seenRows, { query })).status).toBe(403);
});
