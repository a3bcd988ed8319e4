import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../../testing/owner.ts';
import { type OrdersApp, openOrdersApp } from '../ordersTestApp.ts';
import * as steps from '../steps/orderSteps.service.ts';

let orders: OrdersApp;
beforeAll(async () => {
  orders = await openOrdersApp();
});
afterAll(() => orders.close());

const set = (merchantId: string, frozenAt: Date | null) =>
  asOwner(
    orders.app.database,
    `insert into merchant_cards (tenant_id, merchant_id, frozen_at, frozen_reason)
     select tenant_id, merchant_id, $2, 'unpaid' from merchants where merchant_id = $1
     on conflict (tenant_id, merchant_id) do update set frozen_at = excluded.frozen_at`,
    [merchantId, frozenAt],
  );

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
