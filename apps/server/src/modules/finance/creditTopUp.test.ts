import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { creditTopUp } from './creditTopUp.ts';
import { approved, newMerchant, submitted, walletMinor } from './financeTestSteps.ts';
import { postOne } from './money.service.ts';
import * as repo from './topUps.repository.ts';

// The lock and the status of a top-up let one approval through. What is behind them is tried here by
// itself, as if they had let another one through.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const approvedOne = async () => {
  const merchant = await newMerchant(app);
  const id = await submitted(merchant);
  expect((await approved(await app.as('yunling-op'), id)).status).toBe(200);
  const ctx = await app.ctxOf();
  const topUp = await inTx(ctx, (ctx) => repo.lock(ctx, id));
  return { ctx, topUp, wallet: () => walletMinor(ctx, merchant.merchantId) };
};

test('a top-up is credited once, however often', async () => {
  const { ctx, topUp, wallet } = await approvedOne();
  await inTx(ctx, (ctx) => creditTopUp(ctx, topUp));
  await Promise.all([1, 2, 3].map(() => inTx(ctx, (ctx) => creditTopUp(ctx, topUp))));
  expect(await wallet()).toBe(25_050n);
});

test('by another key the ledger does not take it at all', async () => {
  const { ctx, topUp, wallet } = await approvedOne();
  for (const key of [newId(), `topUp:${topUp.id}:2`, `topUp:${newId()}`]) {
    const again = postOne(ctx, {
      op: 'topUp',
      key,
      merchantId: topUp.merchant_id,
      currency: topUp.currency,
      minor: topUp.amount_minor,
      subjectId: topUp.id,
      note: topUp.no,
    });
    await expect(again).rejects.toThrow('no approved top-up');
  }
  expect(await wallet()).toBe(25_050n);
});
