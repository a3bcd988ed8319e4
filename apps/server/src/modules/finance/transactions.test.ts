import { transactionList, transactionSummary } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type NewMerchant, newMerchant } from './financeTestSteps.ts';
import { type Command, post } from './money.service.ts';
import { transactionExport } from './transactionExport.ts';
import { batches } from './transactions.service.ts';

let app: TestApp;
let ctx: Ctx;
let mint: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  mint = await app.mint();
});
afterAll(() => app.stop());

const base = ({ merchantId }: NewMerchant, currency: 'CNY' | 'USD' = 'CNY') => ({
  key: newId(),
  merchantId,
  currency,
});
const topUp = (m: NewMerchant, minor: bigint, currency?: 'CNY' | 'USD'): Command => ({
  ...base(m, currency),
  op: 'topUp',
  minor,
});
const charge = (m: NewMerchant, minor: bigint, subjectId = newId()): Command => ({
  ...base(m),
  op: 'charge',
  subjectId,
  lines: [{ kind: 'freight', minor }],
  note: 'YL1',
});

const list = async ({ visitor }: NewMerchant, body: object = {}) =>
  (await visitor.call(transactionList, { body })).result;
const summary = async ({ visitor }: NewMerchant, body: object = {}) =>
  (await visitor.call(transactionSummary, { body })).result;

/** A transaction is told to be of another time, as only the owner can. */
const moveTo = async (m: NewMerchant, time: string) => {
  const { database } = app;
  await asOwner(database, 'alter table ledger_entries disable trigger immutable');
  await asOwner(
    database,
    "update ledger_entries set created_at = $2 where merchant_id = $1 and created_at > now() - interval '1 hour'",
    [m.merchantId, time],
  );
  await asOwner(database, 'alter table ledger_entries enable trigger immutable');
  await asOwner(database, 'delete from ledger_days where merchant_id = $1', [m.merchantId]);
  await asOwner(
    database,
    'insert into ledger_days select * from ledger_days_counted where merchant_id = $1',
    [m.merchantId],
  );
};

test('each movement is told with its sign and what there was afterwards, latest first', async () => {
  const m = await newMerchant(app);
  const subjectId = newId();
  await post(mint, [topUp(m, 10_000n), charge(m, 2_500n, subjectId)]);
  await post(mint, [
    { ...base(m), op: 'refund', subjectId, lines: [{ kind: 'freight', minor: 500n }] },
    { ...base(m), op: 'hold', holdId: newId(), minor: 1_000n },
  ]);
  const { records, total } = await list(m);
  expect(records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['refund', '5.00', '80.00'],
    ['freight', '-25.00', '75.00'],
    ['topUp', '100.00', '100.00'],
  ]);
  expect(total).toBe(3);
  expect(records[0]).toMatchObject({ ofKind: 'freight', subjectId });
});

test('filters find by kind, direction, currency and subject, and the summary agrees', async () => {
  const m = await newMerchant(app);
  const subjectId = newId();
  await post(mint, [
    topUp(m, 10_000n),
    topUp(m, 700n, 'USD'),
    charge(m, 100n),
    charge(m, 200n, subjectId),
  ]);
  const counts = async (body: object) => {
    const [{ total, records }, sums] = [await list(m, body), await summary(m, body)];
    expect(records).toHaveLength(total);
    expect(sums.reduce((all, { count }) => all + count, 0)).toBe(total);
    return total;
  };
  expect(await counts({})).toBe(4);
  expect(await counts({ kind: 'topUp' })).toBe(2);
  expect(await counts({ direction: 'out' })).toBe(2);
  expect(await counts({ direction: 'in', currency: 'USD' })).toBe(1);
  expect(await counts({ subjectId })).toBe(1);
  expect(await counts({ subjectId, direction: 'in' })).toBe(0);
  expect(await counts({ kind: 'duty' })).toBe(0);
  expect(await summary(m, { currency: 'CNY' })).toEqual([
    { kind: 'freight', currency: 'CNY', in: '0.00', out: '3.00', count: 2 },
    { kind: 'topUp', currency: 'CNY', in: '100.00', out: '0.00', count: 1 },
  ]);
});

test('an order’s transactions are found by any of its numbers, and name it', async () => {
  const m = await newMerchant(app);
  const other = await newMerchant(app);
  const ids = [newId(), newId(), newId()] as const;
  const place = (owner: NewMerchant, id: string, no: string) =>
    asOwner(
      app.database,
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, form, tracking_number)
       values ($1, $2, $3, $4, 'SHOP-7', 'web', 'draft', '{}', $5)`,
      [ctx.tenant.id, id, owner.merchantId, no, `TR${no}`],
    );
  const [a, b] = [newId().slice(-10).toUpperCase(), newId().slice(-10).toUpperCase()];
  await place(m, ids[0], `A${a}`);
  await place(other, ids[1], `A${b}`);
  await post(mint, [topUp(m, 10_000n), charge(m, 100n, ids[0]), charge(m, 200n, ids[2])]);
  await post(mint, [topUp(other, 10_000n), charge(other, 300n, ids[1])]);
  for (const number of [`A${a}`, 'SHOP-7', `TRA${a}`, `a${a.toLowerCase()}`, `x, A${a}`]) {
    const { records, total } = await list(m, { number });
    expect(total, number).toBe(1);
    expect(records[0]).toMatchObject({ amount: '-1.00', orderNo: `A${a}`, customerNo: 'SHOP-7' });
    expect(await summary(m, { number })).toMatchObject([{ out: '1.00', count: 1 }]);
  }
  expect((await list(m, { number: `A${b}` })).total).toBe(0);
  expect((await list(m, { number: 'nobody' })).records).toEqual([]);
});

test('a range counts its first and its last second, in the tenant’s zone', async () => {
  const m = await newMerchant(app);
  // 16:00 in UTC is midnight in Shanghai.
  await post(mint, [topUp(m, 100n)]);
  await moveTo(m, '2026-08-31T15:59:59Z');
  await post(mint, [topUp(m, 200n)]);
  await moveTo(m, '2026-08-31T16:00:00Z');
  const found = async (from: string, to: string) =>
    (await list(m, { from, to })).records.map(({ amount }) => amount);
  expect(await found('2026-08-31 00:00:00', '2026-08-31 23:59:59')).toEqual(['1.00']);
  expect(await found('2026-09-01 00:00:00', '2026-09-01 23:59:59')).toEqual(['2.00']);
  expect(await found('2026-08-31 23:59:59', '2026-09-01 00:00:00')).toEqual(['2.00', '1.00']);
  expect(await found('2026-08-31 23:59:58', '2026-08-31 23:59:58')).toEqual([]);
  expect(
    await summary(m, { from: '2026-08-31 12:00:00', to: '2026-08-31 23:59:59' }),
  ).toMatchObject([{ count: 1, in: '1.00' }]);
});

test('a range of more than 31 days, or back to front, is refused', async () => {
  const m = await newMerchant(app);
  const refused = async (from: string, to: string) =>
    (await m.visitor.call(transactionList, { body: { from, to } })).body.result;
  expect(await refused('2026-08-01 00:00:00', '2026-09-01 00:00:00')).toMatchObject({
    issues: [{ key: 'web.verify.29' }],
  });
  expect(await refused('2026-08-02 00:00:00', '2026-08-01 00:00:00')).toMatchObject({
    issues: [{ key: 'web.verify.30' }],
  });
});

test('pages by number, by cursor and from the end show every row once', async () => {
  const m = await newMerchant(app);
  await post(mint, [
    topUp(m, 100_000n),
    ...Array.from({ length: 24 }, (_, n) => charge(m, BigInt(n + 1))),
  ]);
  const whole = (await list(m, { pageSize: 100 })).records.map(({ id }) => id);
  expect(whole).toHaveLength(25);
  const second = await list(m, { pageNo: 2, pageSize: 10 });
  expect(second.records.map(({ id }) => id)).toEqual(whole.slice(10, 20));
  const after = await list(m, { pageSize: 10, after: whole[19] });
  expect(after.records.map(({ id }) => id)).toEqual(whole.slice(20));
  const last = await list(m, { pageSize: 10, after: 'last' });
  expect(last.records.map(({ id }) => id)).toEqual(whole.slice(15));
  const stranger = await newMerchant(app);
  expect((await list(stranger, { after: whole[3] })).records).toEqual([]);
});

test('another merchant’s transactions are found by no filter', async () => {
  const [mine, other] = [await newMerchant(app), await newMerchant(app)];
  const subjectId = newId();
  await post(mint, [topUp(other, 1_000n), charge(other, 100n, subjectId)]);
  expect(await list(mine, { subjectId })).toMatchObject({ records: [], total: 0 });
  expect(await summary(mine, { subjectId })).toEqual([]);
});

test('the days agree with the entries, whoever posted and however many at once', async () => {
  const merchants = await Promise.all(Array.from({ length: 3 }, () => newMerchant(app)));
  await post(
    mint,
    merchants.map((m) => topUp(m, 100_000n)),
  );
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      post(
        ctx,
        [...merchants, ...merchants.toReversed()].map((m) => charge(m, BigInt(n + 1))),
      ),
    ),
  );
  const { rows } = await sql`
    (select * from ledger_days except select * from ledger_days_counted) union all
    (select * from ledger_days_counted except select * from ledger_days)`.execute(ctx.db);
  expect(rows).toEqual([]);
});

test('an export has every row of a filter once, by batches', async () => {
  const m = await newMerchant(app);
  await post(mint, [topUp(m, 100_000n), ...Array.from({ length: 24 }, () => charge(m, 100n))]);
  const own = { ...ctx, scope: 'merchant', merchantId: m.merchantId } as const;
  const fields = await transactionExport.fields(own);
  const lines: unknown[][] = [];
  for await (const batch of batches(own, {}, 10)) {
    for (const row of batch) lines.push(fields.map(({ value }) => value(row as never)));
  }
  expect(lines).toHaveLength(25);
  expect(lines.at(-1)?.slice(2, 6)).toEqual([
    '充值',
    { figure: 1000, format: '#,##0.00' },
    'CNY',
    { figure: 1000, format: '#,##0.00' },
  ]);
});
