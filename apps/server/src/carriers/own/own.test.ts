import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Booked } from '../../platform/carrier.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { accountOf } from '../carriersTestCtx.ts';
import { testOrder } from '../carriersTestOrder.ts';
import { own } from './index.ts';
import { takeNumbers } from './numbers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const signal = AbortSignal.timeout(600_000);
let ranges = 0;

/** An account with a range of its own, of so many numbers. */
const withRange = async (numbers: number): Promise<Account> => {
  const ctx = tenantWide(await app.ctxOf());
  ranges += 1;
  const code = `R${ranges}`;
  const prefix = `T${ranges}X`;
  await sql`insert into number_ranges (tenant_id, code, prefix, digits, next, last)
    values (${ctx.tenant.id}, ${code}, ${prefix}, 8, 1, ${numbers})`.execute(ctx.db);
  return accountOf(ctx, 'own', { range: code });
};

const boxes = (count: number) => Array.from({ length: count }, () => ({ weight: 1 }));

test('a booking gives each box a number, and asked twice the same ones', async () => {
  const account = await withRange(1000);
  const order = testOrder({ boxes: boxes(3) });
  expect(await own.find(account, order, signal)).toBeNull();
  const first = (await own.book(account, order, signal)) as Booked;
  expect(first.boxNumbers).toHaveLength(3);
  expect(first.trackingNumber).toBe(first.boxNumbers[0]);
  expect(first.boxNumbers[0]).toMatch(/^T\d+X\d{8}$/);
  const again = (await own.book(account, order, signal)) as Booked;
  expect(again.boxNumbers).toEqual(first.boxNumbers);
  const found = await own.find(account, order, signal);
  expect(found?.boxNumbers).toEqual(first.boxNumbers);
  // It is drawn when it is printed.
  expect(found?.label).toBeNull();
});

test('side by side no number is taken twice, on two nodes and at the end of a range too', async () => {
  const { ctx, settings } = await withRange(330);
  // A node that shares nothing with the first but the database.
  const other = { ...ctx, node: { ...ctx.node } };
  const counts = Array.from({ length: 120 }, (_, at) => (at % 3) + 1);
  const all = await Promise.all(
    counts.map((count, at) =>
      takeNumbers(at % 2 === 0 ? ctx : other, String(settings.range), count),
    ),
  );
  const numbers = all.flatMap((taken) => taken ?? []);
  expect(numbers).toHaveLength(240);
  expect(new Set(numbers).size).toBe(240);
});

test('the same reference asked side by side gets one booking', async () => {
  const account = await withRange(1000);
  const order = testOrder({ boxes: boxes(2) });
  const all = await Promise.all(
    Array.from({ length: 8 }, () => own.book(account, order, signal) as Promise<Booked>),
  );
  expect(new Set(all.map(({ boxNumbers }) => boxNumbers.join())).size).toBe(1);
});

test('no booking waits for a transaction that is open around another', async () => {
  const account = await withRange(1000);
  const client = await account.ctx.cell.pool.connect();
  try {
    // Somebody is in the middle of an order, with a transaction of its own.
    await client.query('begin');
    const inside: Account = { ...account, ctx: { ...account.ctx, tx: client } };
    const first = await own.book(inside, testOrder(), signal);
    const second = await own.book(account, testOrder(), signal);
    expect([first.ok, second.ok]).toEqual([true, true]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});

test('a range that is used up, or that nobody made, refuses with a key', async () => {
  const account = await withRange(5);
  expect((await own.book(account, testOrder({ boxes: boxes(4) }), signal)).ok).toBe(true);
  const tooMany = await own.book(account, testOrder({ boxes: boxes(2) }), signal);
  expect(tooMany).toMatchObject({ ok: false, reason: { key: 'numbersUsedUp' } });
  expect((await own.book(account, testOrder(), signal)).ok).toBe(true);
  const none = accountOf(account.ctx, 'own', { range: 'nobody' });
  expect(await own.book(none, testOrder(), signal)).toMatchObject({
    ok: false,
    reason: { key: 'numbersUsedUp', vars: { range: 'nobody' } },
  });
});

test('a cancelled booking is gone and stays cancelled; cancelling may be asked twice', async () => {
  const account = await withRange(1000);
  const order = testOrder();
  expect(await own.cancel(account, order, signal)).toEqual({ ok: true });
  await own.book(account, order, signal);
  expect(await own.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await own.cancel(account, order, signal)).toEqual({ ok: true });
  expect(await own.find(account, order, signal)).toBeNull();
  expect(await own.book(account, order, signal)).toMatchObject({ reason: { key: 'wasCancelled' } });
});
