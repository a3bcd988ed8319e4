import { addExchangeRate, getLogList, setProductStatus, topUpCheck } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newMerchant, submitted } from '../finance/testing.ts';
import { openPricesKit } from '../rates/testing.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let operator: Visitor;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op2');
  admin = await app.as('yunling-admin');
});
afterAll(() => app.stop());

const logs = async (query: Record<string, string> = {}, language = 'zh') =>
  (
    await admin.call(
      getLogList,
      { query: query as never },
      { headers: { 'accept-language': language } },
    )
  ).result.records;

test('an operator is found by user name or by real name, and by nothing else', async () => {
  const body = { from: 'USD', to: 'CNY', rate: '7.11' } as const;
  await operator.call(addExchangeRate, { body });
  const [line] = await logs();
  expect(line?.operator).not.toBe('');
  const byName = await logs({ operator: line?.operator as string });
  expect(byName.length).toBeGreaterThan(0);
  expect(await logs({ operator: 'yunling-op2' })).toEqual(byName);
  expect(await logs({ operator: 'Yunling-OP2' })).toEqual(byName);
  expect(await logs({ operator: 'yunling-op3' })).toEqual([]);
});

test('a decision is said in words that name what it was about', async () => {
  const m = await newMerchant(app);
  const id = await submitted(m, { amount: '5000' });
  const check = (step: 'markArrived' | 'reject', auditRemark?: string) =>
    operator.call(topUpCheck, { body: { id, step, auditRemark } });
  const { no } = (await check('markArrived')).result;
  expect((await logs())[0]?.content).toBe(`标记充值 ${no} 已到账，5,000.00 CNY`);
  await check('reject', '水单模糊');
  expect((await logs())[0]?.content).toBe(`驳回充值 ${no}，5,000.00 CNY：水单模糊`);
  expect((await logs({}, 'en'))[0]?.content).toBe(`Rejected top-up ${no}, 5,000.00 CNY: 水单模糊`);
});

test('no line shows a code of ours or a place that was left empty', async () => {
  const kit = await openPricesKit(operator);
  const { productId } = await kit.line('10.00');
  await operator.call(setProductStatus, { body: { id: productId, status: 'stopped' } });
  for (const language of ['zh', 'en']) {
    for (const { content } of await logs({}, language)) {
      expect(content).not.toMatch(/oplog|\{\{|markArrived|onSale|undefined/);
    }
  }
});
