import { afterAll, beforeAll, expect, test } from 'vitest';
import { setFrozen } from '../../finance/testing.ts';
import { type OrdersApp, openOrdersApp } from '../ordersTestApp.ts';
import * as steps from '../steps/orderSteps.service.ts';

let orders: OrdersApp;
beforeAll(async () => {
  orders = await openOrdersApp();
});
afterAll(() => orders.close());

const set = (merchantId: string, frozenAt: Date | null) =>
  setFrozen(orders.app.database, merchantId, frozenAt);

test('a frozen merchant neither submits nor pays; unfrozen it does both', async () => {
  const { kit } = orders;
  const merchantId = await kit.merchant(0n);
  const own = kit.as(merchantId);
  const waiting = await kit.submit(own, kit.form(kit.products.label));
  await kit.topUp(merchantId, 100_000n);

  await set(merchantId, new Date());
  const refused = expect.objectContaining({ key: 'account.frozen', params: { reason: 'unpaid' } });
  await expect(kit.submit(own, kit.form(kit.products.label))).rejects.toEqual(refused);
  await expect(steps.pay(own, [waiting.id])).rejects.toEqual(refused);

  await set(merchantId, null);
  expect((await kit.submit(own, kit.form(kit.products.label))).id).toBeTruthy();
  expect(await steps.pay(own, [waiting.id])).toMatchObject([{ id: waiting.id, ok: true }]);
});
