import {
  addExchangeRate,
  type ExchangeForm,
  getFinanceOverview,
  getLogList,
  listByUser,
  quoteExchange,
  takeExchange,
  transactionList,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type NewMerchant, newMerchant, walletMinor } from './financeTestSteps.ts';
import { postOne } from './money.service.ts';

let app: TestApp;
let ctx: Ctx;
type Of = ExchangeForm['from'];
const setRate = async (rate: string, from: Of = 'USD', to: Of = 'CNY') => {
  const operator = await app.as('yunling-op');
  const reply = await operator.call(addExchangeRate, { body: { from, to, rate } });
  expect(reply.status, reply.body.message).toBe(200);
};
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  await setRate('7.12');
});
afterAll(() => app.stop());

const rich = async (minor: bigint, currency: Of = 'CNY') => {
  const m = await newMerchant(app);
  await postOne(await app.mint(), {
    op: 'topUp',
    key: newId(),
    merchantId: m.merchantId,
    currency,
    minor,
  });
  return m;
};
const quoted = async ({ visitor }: NewMerchant, more: Partial<ExchangeForm> = {}) => {
  const body = { from: 'CNY', to: 'USD', amount: '712.00', side: 'sold', ...more } as const;
  const reply = await visitor.call(quoteExchange, { body });
  expect(reply.status, reply.body.message).toBe(200);
  return reply.result;
};
const take = ({ visitor }: NewMerchant, id: string) => visitor.call(takeExchange, { body: { id } });

/** The books are even: by the ledger's own view, and the tenant's positions by hand. */
const expectEven = async () => {
  expect(await asOwner(app.database, 'select * from ledger_faults')).toEqual([]);
  const sums = await asOwner<{ sum: string }>(
    app.database,
    `select e.currency, sum(e.amount_minor)::text as sum from ledger_entries e group by 1 having sum(e.amount_minor) <> 0`,
  );
  expect(sums).toEqual([]);
};

test('the rate that is shown is the rate that is taken, and both wallets tell', async () => {
  const m = await rich(100_000n);
  const quote = await quoted(m);
  expect(quote).toMatchObject({ sold: '712.00', bought: '100.00', rate: '0.140449' });
  expect(quote).toMatchObject({ available: '1000.00', isEnough: true });
  expect(await walletMinor(ctx, m.merchantId)).toBe(100_000n);
  const { result } = await take(m, quote.id);
  expect(result).toMatchObject({ from: 'CNY', to: 'USD', sold: '712.00', bought: '100.00' });
  expect(await walletMinor(ctx, m.merchantId)).toBe(28_800n);
  expect(await walletMinor(ctx, m.merchantId, 'USD')).toBe(10_000n);
  const { records } = (await m.visitor.call(transactionList, { body: { kind: 'exchange' } }))
    .result;
  expect(records.map(({ amount, currency, note }) => [amount, currency, note]).sort()).toEqual([
    ['-712.00', 'CNY', result.no],
    ['100.00', 'USD', result.no],
  ]);
  const bell = (await m.visitor.call(listByUser)).result;
  expect(bell.sysMsgList[0]?.titile).toBe('换汇成功：712.00 CNY → 100.00 USD');
  // Money that was changed is neither spent nor topped up.
  const { days } = (await m.visitor.call(getFinanceOverview, { query: {} })).result;
  expect(days.at(-1)).toMatchObject({ spent: '0.00' });
  const admin = await app.as('yunling-admin');
  const logs = await admin.call(getLogList, { query: { pageSize: 20 } });
  expect(logs.result.records.map(({ content }) => content)).toContain(
    `换汇 ${result.no}：712.00 CNY → 100.00 USD`,
  );
  await expectEven();
});

test('what is missing can be asked for by what it takes', async () => {
  const m = await rich(100_000n);
  const quote = await quoted(m, { amount: '9.44', side: 'bought' });
  expect(quote).toMatchObject({ sold: '67.22', bought: '9.44' });
});

test('an exchange is taken once, however often it is asked for', async () => {
  const m = await rich(100_000n);
  const { id } = await quoted(m);
  const replies = await Promise.all(Array.from({ length: 5 }, () => take(m, id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await walletMinor(ctx, m.merchantId)).toBe(28_800n);
  expect(await walletMinor(ctx, m.merchantId, 'USD')).toBe(10_000n);
  expect((await m.visitor.call(listByUser)).result.sysMsgTotal).toBe(1);
  await expectEven();
});

test('a rate that changed is told, and nothing moves until it is agreed to', async () => {
  const m = await rich(100_000n);
  const { id } = await quoted(m);
  await setRate('7.2');
  expect((await take(m, id)).body.errorKey).toBe('exchange.rateChanged');
  expect(await walletMinor(ctx, m.merchantId)).toBe(100_000n);
  const again = await quoted(m);
  expect(again.bought).toBe('98.88');
  expect((await take(m, again.id)).status).toBe(200);
  await setRate('7.12');
});

test('a quote holds for a moment only', async () => {
  const m = await rich(100_000n);
  const { id, seconds } = await quoted(m);
  expect(seconds).toBeLessThanOrEqual(300);
  await asOwner(
    app.database,
    "update exchanges set created_at = now() - interval '1 hour', expires_at = now() - interval '1 second' where id = $1",
    [id],
  );
  expect((await take(m, id)).body.errorKey).toBe('exchange.expired');
  expect(await walletMinor(ctx, m.merchantId)).toBe(100_000n);
});

test('no more than is available goes, and half an exchange never does', async () => {
  const m = await rich(71_199n);
  const quote = await quoted(m);
  expect(quote.isEnough).toBe(false);
  expect((await take(m, quote.id)).body.errorKey).toBe('wallet.tooLow');
  expect(await walletMinor(ctx, m.merchantId)).toBe(71_199n);
  expect(await walletMinor(ctx, m.merchantId, 'USD')).toBe(0n);
  // Neither does it from the wallet whose currency comes later in the alphabet.
  const back = await quoted(m, { from: 'USD', to: 'CNY', amount: '1.00' });
  expect((await take(m, back.id)).body.errorKey).toBe('wallet.tooLow');
  expect(await walletMinor(ctx, m.merchantId)).toBe(71_199n);
  await expectEven();
});

test('a credit limit is as far as it goes', async () => {
  const m = await newMerchant(app);
  await sql`select alpaca.set_wallet_floor(${m.merchantId}, 'CNY', -71200)`.execute(
    (await app.mint()).db,
  );
  const { id } = await quoted(m);
  const one = await quoted(m, { amount: '0.10' });
  expect((await take(m, id)).status).toBe(200);
  expect((await take(m, one.id)).body.errorKey).toBe('wallet.tooLow');
  expect(await walletMinor(ctx, m.merchantId)).toBe(-71_200n);
});

test('fifty at once take what there is and never more', async () => {
  const m = await rich(100_000n);
  const quotes = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      quoted(m, n % 2 ? { amount: '71.20' } : { from: 'USD', to: 'CNY', amount: '7.00' }),
    ),
  );
  const replies = await Promise.all(quotes.map(({ id }) => take(m, id)));
  const outcomes = new Set(replies.map(({ body }) => body.errorKey ?? 'done'));
  expect([...outcomes].every((key) => key === 'done' || key === 'wallet.tooLow')).toBe(true);
  let [cny, usd] = [100_000n, 0n];
  for (const [at, { status }] of replies.entries()) {
    if (status !== 200) continue;
    cny += at % 2 ? -7_120n : 4_984n;
    usd += at % 2 ? 1_000n : -700n;
  }
  expect(await walletMinor(ctx, m.merchantId)).toBe(cny);
  expect(await walletMinor(ctx, m.merchantId, 'USD')).toBe(usd);
  expect(cny >= 0n && usd >= 0n).toBe(true);
  await expectEven();
});

test('a currency without a rate, and what is worth less than a cent, are refused', async () => {
  const m = await rich(100_000n);
  const ask = (body: object) => m.visitor.call(quoteExchange, { body: body as never });
  expect((await ask({ from: 'CNY', to: 'MOP', amount: '1.00' })).body.errorKey).toBe(
    'exchange.noRate',
  );
  expect((await ask({ from: 'CNY', to: 'USD', amount: '0.01' })).body.errorKey).toBe(
    'exchange.tooSmall',
  );
  expect((await ask({ from: 'CNY', to: 'CNY', amount: '1.00' })).status).toBe(422);
});

test('nobody takes the quote of another, not even by the database’s own function', async () => {
  const [m, other] = [await rich(100_000n), await rich(100_000n)];
  const { id } = await quoted(m);
  expect((await take(other, id)).body.errorKey).toBe('exchange.notFound');
  const stranger = { ...ctx, scope: 'merchant', merchantId: other.merchantId } as const;
  const taking = inTx(stranger, (ctx) =>
    sql`select alpaca.take_exchange(${id}, ${newId()}, ${newId()}, ${null})`.execute(ctx.db),
  );
  await expect(taking).rejects.toThrow('no rows');
  expect(await walletMinor(ctx, m.merchantId)).toBe(100_000n);
});

test('to and fro, or round through a third currency, nobody comes back with more', async () => {
  // As prices are made with: each way in the tenant's favour.
  await setRate('9.3', 'GBP', 'CNY');
  await setRate('0.115', 'CNY', 'GBP');
  await setRate('1.5', 'GBP', 'USD');
  const m = await rich(10_000_00n, 'GBP');
  const round = async (...ways: ['GBP' | 'CNY' | 'USD', 'GBP' | 'CNY' | 'USD'][]) => {
    let amount = '1000.00';
    for (const [from, to] of ways) amount = (await quoted(m, { from, to, amount })).bought;
    return Number(amount);
  };
  expect(await round(['GBP', 'CNY'], ['CNY', 'GBP'])).toBeLessThanOrEqual(1_000);
  expect(await round(['GBP', 'USD'], ['USD', 'CNY'], ['CNY', 'GBP'])).toBeLessThanOrEqual(1_000);
  expect(await round(['GBP', 'CNY'], ['CNY', 'USD'], ['USD', 'GBP'])).toBeLessThanOrEqual(1_000);
});
