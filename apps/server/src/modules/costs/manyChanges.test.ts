import { batchConfirmOrder, confirmSmallChanges, countSmallChanges } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { copyRows } from '../../testing/copyRows.ts';
import { asOwner } from '../../testing/owner.ts';
import { postOne } from '../finance/index.ts';
import { openStationKit, type StationKit } from '../receiving/testing.ts';
import { sweepCostChanges } from './testing.ts';

// A parcel was charged 20.00 with its label and weighs 742 g more: 7.42 are announced, 500 times.

let app: TestApp;
let kit: StationKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
let merchantId: string;
let first: { id: string; changeId: string };
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  merchant = await app.as('starfield');
  merchantId = app.merchantId('M100001');
  await kit.topUp(merchantId, 1_000_000n);
  const { id, no } = await kit.order(kit.as(merchantId), 'label', { kg: 2 });
  await kit.scan(no, { weight: 2.742 });
  const change = await kit.one<{ id: string }>(
    'select id from cost_changes where order_id = $1',
    id,
  );
  first = { id, changeId: change.id };
});
afterAll(async () => {
  const counted = await ask('select * from order_count_faults');
  expect([...(await kit.faults()), ...counted]).toEqual([]);
  await kit.close();
  await app.stop();
});

const ask = <T extends object>(text: string, values: unknown[] = []) =>
  asOwner<T>(app.database, text, values);
const query = async (text: string, values: unknown[]) => ({
  rows: await ask<{ name: string }>(text, values),
});

let made = 0;
/** So many orders like the first, of this batch. */
const orders = async (count: number) => {
  made += 1;
  const no = `'MANY-${made}-' || n`;
  await copyRows(
    query,
    'orders',
    {
      where: 't.id = $1',
      counted: 'generate_series(1, $2::int) n',
      columns: { id: 'gen_random_uuid()', order_no: no, customer_no: no, tracking_number: no },
    },
    [first.id, count],
  );
  const rows = await ask<{ id: string }>(
    'select id from orders where order_no like $1 order by id',
    [`MANY-${made}-%`],
  );
  return rows.map(({ id }) => id);
};

/** A change like the first for each order, of another amount where one is given. */
const announce = (ids: readonly string[], minor = 742) =>
  copyRows(
    query,
    'cost_changes',
    {
      where: 't.id = $1',
      counted: 'unnest($2::uuid[]) as n',
      columns: {
        id: 'gen_random_uuid()',
        order_id: 'n',
        after_minor: `t.before_minor + ${minor}`,
        status: `'awaiting'`,
        ...{ settled_at: 'null', settled_by: 'null', agreed_minor: 'null' },
      },
    },
    [first.changeId, ids],
  );

const wallet = async () => (await kit.balances(merchantId)).wallet;
const confirm = (ids: readonly string[]) =>
  merchant.call(batchConfirmOrder, { body: { ids: [...ids] } });

// Each test begins with nothing that awaits an answer.
beforeEach(async () => {
  await sweepCostChanges(await app.ctxOf(), new Date(Date.now() + 60 * 86_400_000));
});

test('500 orders at once, by two at once and without money: each is debited once and says what became of it', async () => {
  const ids = await orders(500);
  const [settled, plain] = [ids.slice(0, 20), ids.slice(20, 30)];
  await announce(ids.filter((id) => !plain.includes(id)));
  expect((await confirm(settled)).result.every(({ ok }) => ok)).toBe(true);
  const left = 100n - (await wallet());
  await postOne(kit.mint, { op: 'adjust', key: newId(), merchantId, currency: 'CNY', minor: left });

  const replies = await Promise.all([confirm(ids), confirm(ids)]);
  const oks = replies.map(({ result }) => result.map(({ ok }) => ok));
  replies.forEach(({ result }) => {
    expect(result.map(({ id }) => id)).toEqual(ids);
    const errors = new Set(result.filter(({ ok }) => !ok).map(({ errorKey }) => errorKey));
    expect([...errors]).toEqual(['costChange.nothing']);
  });
  const done = ids.filter((_, at) => oks[0]?.[at] !== oks[1]?.[at]);
  expect(done).toEqual(ids.slice(30));
  // Even if the wallet goes below.
  expect(await wallet()).toBe(100n - 470n * 742n);
  const [counted] = await ask<{ changes: number; charges: number }>(
    `select count(*)::int as changes, count(g.subject_id)::int as charges
     from cost_changes c left join charges g on g.subject_id = c.id and g.charged_minor = 742
     where c.order_id = any($1) and c.status = 'debited' and c.settled_by = 'merchant'`,
    [ids],
  );
  expect(counted).toEqual({ changes: 490, charges: 490 });
});

test('one of somebody else’s among them: nothing is done, and nothing is learned', async () => {
  const ids = await orders(5);
  await announce(ids);
  const kapok = app.merchantId('M100002');
  const [foreign, ...rest] = ids as [string, ...string[]];
  await ask('update orders set merchant_id = $2 where id = $1', [foreign, kapok]);
  await ask('update cost_changes set merchant_id = $2 where order_id = $1', [foreign, kapok]);
  const before = await wallet();
  const reply = await confirm(ids);
  expect([reply.status, reply.body.errorKey]).toEqual([404, 'order.notFound']);
  expect(await wallet()).toBe(before);
  expect((await confirm(rest)).result.every(({ ok }) => ok)).toBe(true);
});

test('all up to an amount, of 500: those, and no other', async () => {
  const ids = await orders(500);
  await announce(ids.slice(0, 300), 200);
  await announce(ids.slice(300), 201);
  const upTo = { currency: 'CNY', amount: '2' } as const;
  const told = (await merchant.call(countSmallChanges, { query: upTo })).result;
  expect(told).toEqual({ count: 300, amount: '600.00' });
  const before = await wallet();
  const body = { ...upTo, count: 300 };
  const replies = await Promise.all([1, 2].map(() => merchant.call(confirmSmallChanges, { body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await wallet()) - before).toBe(-60_000n);
});

test('silence agrees on the minute that was announced, and not one before', async () => {
  const ids = await orders(3);
  await announce(ids);
  await ask(`update cost_changes set due_at = $2 where order_id = any($1)`, [
    ids,
    new Date('2026-12-01T10:00:00Z'),
  ]);
  const ctx = await app.ctxOf();
  const before = await wallet();
  const sweptAt = async (time: string) => {
    await sweepCostChanges(ctx, new Date(`2026-12-01T${time}Z`));
    return (await wallet()) - before;
  };
  expect(await sweptAt('09:59:00')).toBe(0n);
  expect(await sweptAt('09:59:59')).toBe(0n);
  expect(await sweptAt('10:00:00')).toBe(-3n * 742n);
  expect(await sweptAt('10:01:00')).toBe(-3n * 742n);
});
