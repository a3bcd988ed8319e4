import { overdueStops, submitOrder } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openPricesKit } from '../../rates/testing.ts';
import { type CreditMerchant, commands, openReceivablesKit } from '../../receivables/testing.ts';
import { orderForm } from '../ordersTestForms.ts';

// The statement is long overdue by today's clock, whenever that is.

let app: TestApp;
let kit: Awaited<ReturnType<typeof openReceivablesKit>>;
let merchant: CreditMerchant;
let productId: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openReceivablesKit(app);
  productId = (await (await openPricesKit(await app.as('yunling-op'))).line('10.00')).productId;
  merchant = await kit.creditMerchant('2026-05-31');
  await merchant.post('2026-06-03', commands.charge(30_000));
  await kit.sweep('2026-07-01');
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const set = (code: string, value: number) =>
  kit.ask(
    `insert into tenant_settings (tenant_id, code, value, changed_by) values ($1, $2, $3, $4)
     on conflict (tenant_id, code) do update set value = excluded.value`,
    [kit.ctx.tenant.id, code, value, app.userId('yunling-op')],
  );
const submit = () =>
  merchant.visitor.call(submitOrder, { body: { form: orderForm({ productId }) as never } });

test('what is overdue stops nothing unless the tenant says so', async () => {
  expect((await submit()).status).toBe(200);
});

test('it stops submitting where the tenant says so, and says what is overdue', async () => {
  await set('overdueStops', overdueStops.indexOf('submit'));
  const { status, body } = await submit();
  expect([status, body.errorKey]).toEqual([422, 'receivable.overdue']);
  expect(body.message).toContain('300.00 CNY');
});

test('not within the days of grace', async () => {
  await set('overdueGraceDays', 90);
  await kit.ask(`update statements set due_on = current_date - 30 where merchant_id = $1`, [
    merchant.merchantId,
  ]);
  expect((await submit()).status).toBe(200);
  await set('overdueGraceDays', 3);
  expect((await submit()).status).toBe(422);
});

test('and no longer once it is paid, without waiting for a sweep', async () => {
  await merchant.post('2026-07-02', commands.topUp(29_999));
  expect((await submit()).status).toBe(422);
  await merchant.post('2026-07-03', commands.topUp(1));
  expect((await submit()).status).toBe(200);
});
