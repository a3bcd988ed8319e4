import { execFileSync } from 'node:child_process';
import {
  billDownload,
  billList,
  getFinanceOverview,
  listByUser,
  saveBalanceAlert,
} from '@alpaca/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { type NewMerchant, newMerchant } from './financeTestSteps.ts';
import { type Command, post, postOne } from './money.service.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
});
afterAll(() => app.stop());

const topUp = ({ merchantId }: NewMerchant, minor: bigint): Command => ({
  op: 'topUp',
  key: newId(),
  merchantId,
  currency: 'CNY',
  minor,
});
const charge = ({ merchantId }: NewMerchant, minor: bigint, note = 'YL100'): Command => ({
  op: 'charge',
  key: newId(),
  merchantId,
  currency: 'CNY',
  subjectId: newId(),
  lines: [{ kind: 'freight', minor }],
  note,
});

/** Posts at a time, as only the owner can: the rows are moved, and the sums by day made anew. */
const postAt = async ({ merchantId }: NewMerchant, time: string, commands: Command[]) => {
  const { database } = app;
  const { rows } = await ctx.cell.pool.query('select now() as now');
  await post(await app.mint(), commands);
  await asOwner(database, 'alter table ledger_entries disable trigger immutable');
  await asOwner(
    database,
    'update ledger_entries set created_at = $2 where merchant_id = $1 and created_at >= $3',
    [merchantId, time, rows[0].now],
  );
  await asOwner(database, 'alter table ledger_entries enable trigger immutable');
  await asOwner(database, 'delete from ledger_days where merchant_id = $1', [merchantId]);
  await asOwner(
    database,
    'insert into ledger_days select * from ledger_days_counted where merchant_id = $1',
    [merchantId],
  );
};

const bills = async ({ visitor }: NewMerchant) =>
  (await visitor.call(billList, { query: { pageSize: 100 } })).result.records;

const told = (all: Awaited<ReturnType<typeof bills>>, count: number) =>
  all
    .slice(-count)
    .map(({ month, opening, in: came, out, closing }) => [month, opening, came, out, closing]);

const threeMoves = async (m: NewMerchant) => {
  await postAt(m, '2026-06-30T15:59:59Z', [topUp(m, 10_000n)]);
  await postAt(m, '2026-06-30T16:00:00Z', [charge(m, 1_000n)]);
  await postAt(m, '2026-09-01T00:00:00Z', [charge(m, 500n)]);
};

test('a month begins at midnight of the tenant’s zone, and as the last one ended', async () => {
  const m = await newMerchant(app);
  await threeMoves(m);
  const all = await bills(m);
  expect(told(all, 4)).toEqual([
    ['2026-09', '90.00', '0.00', '5.00', '85.00'],
    ['2026-08', '90.00', '0.00', '0.00', '90.00'],
    ['2026-07', '100.00', '0.00', '10.00', '90.00'],
    ['2026-06', '0.00', '100.00', '0.00', '100.00'],
  ]);
  expect(all[0]?.isClosed).toBe(false);
  expect(all.at(-1)).toMatchObject({ isClosed: true, lines: [{ kind: 'topUp', count: 1 }] });
});

test('in a tenant of UTC the same moments fall into other months', async () => {
  const m = await newMerchant(app);
  await asOwner(app.database, `update tenants set zone = 'UTC' where code = 'yunling'`);
  try {
    await threeMoves(m);
    expect(told(await bills(m), 3)).toEqual([
      ['2026-08', '90.00', '0.00', '0.00', '90.00'],
      ['2026-07', '90.00', '0.00', '0.00', '90.00'],
      ['2026-06', '0.00', '100.00', '10.00', '90.00'],
    ]);
  } finally {
    await asOwner(app.database, `update tenants set zone = 'Asia/Shanghai' where code = 'yunling'`);
  }
});

const download = (m: NewMerchant, format: 'pdf' | 'xlsx', lang = 'zh', month = '2026-06') =>
  m.visitor.call(
    billDownload,
    { query: { month, currency: 'CNY', format } },
    { headers: { 'accept-language': lang } },
  );

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString('utf8');

test('the statement reads as text in both languages', async () => {
  const m = await newMerchant(app);
  await postAt(m, '2026-06-10T02:00:00Z', [topUp(m, 1_234_500n), charge(m, 34_500n)]);
  const chinese = await download(m, 'pdf');
  expect(chinese.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(chinese.headers['content-disposition']))).toContain('对账单');
  const text = textOf(chinese.raw.rawPayload);
  for (const words of [
    '对账单',
    '深圳云岭国际物流',
    `测试商户 (${m.code})`,
    '期末余额',
    '充值',
    '运费',
    '第 1 页，共 1 页',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toMatch(/运费\s+1\s+0\.00\s+345\.00/);
  expect(text).toMatch(/2026-06-10\s+2\s+12,345\.00\s+345\.00\s+12,000\.00/);
  const english = textOf((await download(m, 'pdf', 'en')).raw.rawPayload);
  for (const words of ['Statement of account', 'Opening balance', 'Top-up', 'Test merchant']) {
    expect(english).toContain(words);
  }
});

test('the spreadsheet has the sums and the transactions, and no text is a formula', async () => {
  const m = await newMerchant(app);
  await postAt(m, '2026-06-10T02:00:00Z', [
    topUp(m, 10_000n),
    charge(m, 2_500n, '=HYPERLINK("x")'),
  ]);
  const reply = await download(m, 'xlsx');
  const [sums, lines] = (await readXlsx(reply.raw.rawPayload, { readStyles: true })).sheets;
  expect(sums?.rows).toContainEqual(expect.arrayContaining(['运费', 1, 0, 25]));
  expect(lines?.rows[1]?.slice(2, 6)).toEqual(['运费', -25, 75, '=HYPERLINK("x")']);
  const told = (column: number) => {
    const cell = lines?.cells?.get(`1,${column}`);
    return [cell?.value, cell?.style?.numFmt];
  };
  expect(told(0)).toEqual([new Date('2026-06-10T10:00:00Z'), 'yyyy-mm-dd hh:mm:ss']);
  expect(told(3)).toEqual([-25, '#,##0.00']);
  expect(lines?.autoFilter).toMatchObject({ range: 'A1:K3' });
});

test('a month without a bill is not found', async () => {
  const m = await newMerchant(app);
  expect((await download(m, 'pdf')).body.errorKey).toBe('bill.notFound');
});

test('the overview tells free, held and spent money of thirty days', async () => {
  const m = await newMerchant(app);
  await post(await app.mint(), [
    topUp(m, 10_000n),
    charge(m, 2_500n),
    {
      op: 'hold',
      key: newId(),
      merchantId: m.merchantId,
      currency: 'CNY',
      holdId: newId(),
      minor: 500n,
    },
  ]);
  const { result } = await m.visitor.call(getFinanceOverview, { query: {} });
  expect(result.wallets).toMatchObject([
    { currency: 'CNY', balance: '75.00', held: '5.00', available: '70.00', threshold: null },
  ]);
  expect(result.days).toHaveLength(30);
  expect(result.days.at(-1)).toMatchObject({ spent: '25.00', toppedUp: '100.00' });
  expect(result.days[0]).toMatchObject({ spent: '0.00', toppedUp: '0.00' });
});

test('a balance that falls below the mark is told once, and again after it was above', async () => {
  const m = await newMerchant(app);
  const messages = async () => (await m.visitor.call(listByUser)).result.sysMsgTotal;
  await postOne(await app.mint(), topUp(m, 10_000n));
  const set = { currency: 'CNY' as const, revision: 0, threshold: '60.00' };
  await m.visitor.call(saveBalanceAlert, { body: set });
  await postOne(ctx, charge(m, 3_000n));
  expect(await messages()).toBe(0);
  await postOne(ctx, charge(m, 1_001n));
  expect(await messages()).toBe(1);
  await postOne(ctx, charge(m, 1_000n));
  expect(await messages()).toBe(1);
  await postOne(await app.mint(), topUp(m, 5_000n));
  await Promise.all([postOne(ctx, charge(m, 3_000n)), postOne(ctx, charge(m, 3_000n))]);
  expect(await messages()).toBe(2);
  const bell = await m.visitor.call(listByUser);
  expect(bell.result.sysMsgList[0]).toMatchObject({
    titile: '余额低于 60.00 CNY',
    openPage: 'financial/Overview',
  });
  const { result } = await m.visitor.call(getFinanceOverview, { query: {} });
  expect(result.wallets).toMatchObject([{ threshold: '60.00', isLow: true }]);
  await m.visitor.call(saveBalanceAlert, {
    body: { currency: 'CNY', revision: 1, threshold: null },
  });
  await postOne(ctx, charge(m, 100n));
  expect(await messages()).toBe(2);
});
