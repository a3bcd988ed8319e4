import { listMyNotices, topUpCheck } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { banksOf, submitted } from '../finance/testing.ts';
import { perKgMinor } from '../orders/testing.ts';
import { fundsMinor, openWithholdingKit, type WithholdingKit } from './withholdingTestKit.ts';

let app: TestApp;
let stop: () => Promise<void>;
let kit: WithholdingKit;
beforeAll(async () => {
  const started = await appWithWorker();
  app = started.app;
  kit = await openWithholdingKit(app);
  stop = async () => {
    await kit.orders.close();
    await started.stop();
  };
});
afterAll(() => stop());

const untilStatus = async (orderId: string, status: string) => {
  for (let tries = 0; tries < 400; tries += 1) {
    const order = await kit.order(orderId);
    if (order.status === status) return order;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the order is never ${status}`);
};

test('a top-up that is approved releases what waited for money, and its merchant hears of it', async () => {
  await kit.setWallet(fundsMinor);
  const form = kit.orders.form(kit.orders.products.receipt, 2);
  const { id } = await kit.orders.submit(kit.own, form);
  await untilStatus(id, 'generated');
  await kit.receive(id, 12);
  expect(await kit.reasons(id)).toEqual([['arrears', null]]);

  const whose = { visitor: kit.merchant, banks: await banksOf(app) };
  const topUpId = await submitted(whose, { amount: '20.00' });
  for (const step of ['markArrived', 'approve'] as const) {
    const reply = await kit.operator.call(topUpCheck, { body: { id: topUpId, step } });
    expect(reply.status).toBe(200);
  }

  const { order_no, settlement } = await untilStatus(id, 'inWarehouse');
  expect(settlement).toBe('paid');
  expect(await kit.reasons(id)).toEqual([['arrears', 'paid']]);
  expect(await kit.balances()).toEqual({ wallet: fundsMinor - 10n * perKgMinor, held: 0n });
  const { result } = await kit.merchant.call(listMyNotices, { query: { msgCategory: 'message' } });
  expect(result.records.map(({ titile }) => titile)).toContain(`包裹 ${order_no} 已放行`);
});
