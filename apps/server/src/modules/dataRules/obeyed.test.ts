import {
  countedMost,
  findAnything,
  getOrderDetail,
  getOrderStatusCount,
  listOrders,
  listStalled,
  moveStalled,
  type RuleCondition,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileRules } from '../../platform/dataRules/compile.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import type { TestApp } from '../../testing/app.ts';
import { exportedRows } from '../../testing/exportedRows.ts';
import { seed } from '../../testing/seededRandom.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { startSession } from '../auth/testing.ts';
import { isLeft, openRuled, type PlainOrder, type Ruled, randomRules } from './dataRulesTestKit.ts';

const rounds = process.env.ALPACA_LONG ? 200 : 15;

let stack: Awaited<ReturnType<typeof appWithWorker>>;
let app: TestApp;
let ruled: Ruled;
beforeAll(async () => {
  stack = await appWithWorker();
  app = stack.app;
  ruled = await openRuled(app, 240);
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await stack.stop();
});

type Visitor = ReturnType<TestApp['withToken']>;

const visitor = async (): Promise<Visitor> =>
  app.withToken(await startSession(await app.ctxOf(), ruled.userId));

const numbers = (orders: readonly { order_no: string }[]) => orders.map((o) => o.order_no).sort();

const listed = async (by: Visitor, asked: { keyword?: string; numbers?: string[] } = {}) => {
  const { body, result } = await by.call(listOrders, { body: { pageSize: 1000, ...asked } });
  expect(body.success, `${body.errorKey}: ${JSON.stringify(asked).slice(0, 200)}`).toBe(true);
  return { total: result.total, numbers: result.records.map((o) => o.transactionOrderNo).sort() };
};

/** By a job of the worker's, out of the file that it leaves. */
const exported = async (by: Visitor) =>
  (
    await exportedRows(app, by, { kind: 'order', fields: ['transactionOrderNo'], filter: {} })
  ).sort();

/** Claims all parcels that stand still, a batch for each that may be seen and for each that may not. */
const movedBy = async (by: Visitor, left: readonly PlainOrder[]) => {
  await ruled.ask(`update stalls set state = 'open', revision = 1 where tenant_id = $1`, [
    ruled.tenant.id,
  ]);
  const chosen = (orders: readonly PlainOrder[]) =>
    orders.flatMap(({ stall_id }) => (stall_id ? { id: stall_id, revision: 1 } : [])).slice(0, 150);
  const seen = chosen(left);
  const hidden = chosen(ruled.all.filter((order) => !left.includes(order)));
  const refusals = [];
  if (hidden.length > 0) {
    const { body } = await by.call(moveStalled, {
      body: { stalls: [...hidden.slice(0, 1), ...seen.slice(0, 1)], act: 'claim' },
    });
    refusals.push(body.errorKey);
    expect(refusals).toEqual(['stall.notFound']);
  }
  if (seen.length > 0) {
    const { body } = await by.call(moveStalled, { body: { stalls: seen, act: 'claim' } });
    expect(body.success, body.message).toBe(true);
  }
  const rows = await ruled.ask<{ id: string }>(
    `select id from stalls where tenant_id = $1 and state = 'claim'`,
    [ruled.tenant.id],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(seen.map(({ id }) => id).sort());
};

test(`list, counts, search, export, detail and a batch obey ${rounds} random mixtures of rules`, async () => {
  let narrowed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const rules = randomRules(ruled);
    await ruled.setRules(rules);
    const left = ruled.all.filter((order) => isLeft(order, rules, ruled.userId));
    const hidden = ruled.all.filter((order) => !left.includes(order));
    const said = `seed ${seed}, round ${round}: ${JSON.stringify(rules)}`;
    if (left.length > 0 && hidden.length > 0) narrowed += 1;
    const by = await visitor();

    expect(await listed(by), said).toEqual({ total: left.length, numbers: numbers(left) });

    const { result: counts } = await by.call(getOrderStatusCount, { body: {} });
    expect(counts.all, said).toBe(left.length);
    expect(counts.byStatus.draft, said).toBe(left.filter((o) => o.status === 'draft').length);

    const wanted = numbers(left.filter((o) => o.order_no.includes('R0001')));
    expect((await listed(by, { keyword: 'R0001' })).numbers, said).toEqual(wanted);
    const byNumber = await listed(by, { numbers: ruled.all.slice(0, 90).map((o) => o.order_no) });
    const first = ruled.all.slice(0, 90).filter((order) => left.includes(order));
    expect(byNumber.numbers, said).toEqual(numbers(first));

    expect(await exported(by), said).toEqual(numbers(left));

    const unknown = hidden[round % Math.max(hidden.length, 1)];
    if (unknown) {
      const { body } = await by.call(getOrderDetail, { query: { id: unknown.id } });
      expect(body.errorKey, said).toBe('order.notFound');
      const { result } = await by.call(findAnything, { query: { text: unknown.order_no } });
      expect(result.orders, said).toEqual([]);
    }
    const known = left[round % Math.max(left.length, 1)];
    if (known) {
      const { status } = await by.call(getOrderDetail, { query: { id: known.id } });
      expect(status, said).toBe(200);
    }

    const stalls = await by.call(listStalled, { body: { pageSize: 1000 } });
    const stalled = left.filter(({ stall_id }) => stall_id);
    expect(JSON.stringify(stalls.result), said).not.toContain(unknown?.order_no ?? 'nothing');
    expect(stalls.result.page.total, said).toBe(stalled.length);
    await movedBy(by, left);
  }
  expect(narrowed).toBeGreaterThan(rounds / 3);
  expect(ruled.all.length).toBeLessThan(countedMost);
}, 900_000);

test('counts are exact to ten thousand under a rule, and one more beyond; under one of merchants always', async () => {
  const [roleId] = ruled.roles;
  const [merchant] = ruled.values.merchant as [string];
  const only = (conditions: RuleCondition[]) =>
    ruled.setRules([{ roleId, subject: 'orders', conditions }]);
  await only([{ column: 'country', op: 'in', values: ['US'] }]);
  const has = ruled.all.filter((order) => order.country === 'US').length;
  const add = (from: number, to: number) =>
    ruled.ask(
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, form, country_code)
       select $1, gen_random_uuid(), $2, 'M' || n, 'M' || n, 'web', 'draft', '{}', 'US'
       from generate_series($3::int, $4::int) n`,
      [ruled.tenant.id, merchant, from, to],
    );
  await add(1, countedMost - has);
  let by = await visitor();
  const total = async () => (await by.call(listOrders, { body: { pageSize: 1 } })).result.total;
  expect(await total()).toBe(countedMost);
  expect((await by.call(getOrderStatusCount, { body: {} })).result.all).toBe(countedMost);
  await add(countedMost, countedMost + 4);
  expect(await total()).toBe(countedMost + 1);

  const ofMerchant = ruled.all.filter((order) => order.merchant === merchant);
  const elsewhere = ofMerchant.filter(({ country }) => country !== 'US').length;
  const ofOthers = has - (ofMerchant.length - elsewhere);
  await only([{ column: 'merchant', op: 'in', values: [merchant] }]);
  by = await visitor();
  expect(await total()).toBe(countedMost + 5 - ofOthers + elsewhere);
}, 120_000);

test('counters show whom merchants alone narrow those merchants, and hide from whom anything finer does', async () => {
  const plain = await app.ctxOf();
  const [merchant] = ruled.values.merchant as [string];
  const countedFor = async (...conditions: RuleCondition[]) => {
    const held = conditions.map((one, at) => ({
      roleId: `role ${at}`,
      subject: 'orders' as const,
      conditions: [one],
    }));
    const ctx = { ...plain, rules: compileRules(held, ruled.userId) };
    const tables = ['order_counts_now', 'order_day_counts_now'] as const;
    const found = tables.map((table) =>
      singleQueries(ctx).selectFrom(table).select('merchant_id').distinct().execute(),
    );
    return (await Promise.all(found)).map((rows) => rows.map((row) => row.merchant_id));
  };
  const own: RuleCondition = { column: 'merchant', op: 'in', values: [merchant] };
  expect(await countedFor(own)).toEqual([[merchant], [merchant]]);
  expect((await countedFor())[0]?.length).toBeGreaterThan(1);
  const finer = ['country', 'product', 'warehouse', 'creator'] as const;
  for (const column of finer) {
    const values = ruled.values[column].slice(0, 1);
    expect(await countedFor({ column, op: 'notIn', values }), column).toEqual([[], []]);
    expect(await countedFor(own, { column, op: 'notIn', values }), column).toEqual([[], []]);
  }
});
