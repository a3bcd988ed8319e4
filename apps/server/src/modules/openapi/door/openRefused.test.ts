import { setProductStatus } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../platform/i18n/i18n.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { setFrozen } from '../../finance/testing.ts';
import { orderForm } from '../../orders/testing.ts';
import { openPricesKit } from '../../rates/testing.ts';
import { openStationKit } from '../../receiving/testing.ts';
import { forgetKeysOf } from './keySession.service.ts';
import { type OpenAsk, openKit } from './openTestKit.ts';
import { expectPublished } from './openTestSchemas.ts';

let app: TestApp;
let kit: Awaited<ReturnType<typeof openStationKit>>;
let merchantId: string;
let key: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  kit.carrier.giveLabels();
  merchantId = app.merchantId('M100001');
  await kit.topUp(merchantId, 10_000_000n);
  ({ key } = await openKit(app).makeKey());
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const send = (path: string, body: unknown, more: OpenAsk = {}) =>
  openKit(app).ask(key, path, { method: 'POST', body, ...more });
const order = (more: { productId?: string } = {}) => ({
  order: orderForm({ productId: kit.products.label, boxes: [{ weight: 2 }], ...more }),
  remoteAgreed: true,
});

const freeze = (at: Date | null) => setFrozen(app.database, merchantId, at);

test('a frozen account places nothing, one by one and many at once', async () => {
  await freeze(new Date());
  const one = await send('/orders', order());
  expect(one).toMatchObject({ status: 422, body: { errorKey: 'account.frozen' } });
  expectPublished('createOrder', one);
  const many = await send('/orders/batch', { orders: [order()] });
  expect(many.body.outcomes[0].problem.errorKey).toBe('account.frozen');
  await freeze(null);
  expect((await send('/orders', order())).status).toBe(201);
});

test('a frozen account pays nothing and agrees to no cost', async () => {
  const { productId } = await (await openPricesKit(await app.as('yunling-op'))).line('10000000.00');
  const { body: waiting } = await send('/orders', order({ productId }));
  const { id: orderId, no } = await kit.order(kit.as(merchantId), 'label', { kg: 2 });
  await kit.scan(no, { weight: 2.742 });
  const { body } = await openKit(app).ask(key, '/cost-changes');
  const change = body.items.find((each: { orderId: string }) => each.orderId === orderId);
  await freeze(new Date());
  const paying = await send(`/orders/${waiting.id}/pay`, {});
  const { id, revision } = change;
  const agreeing = await send(`/cost-changes/${id}/confirm`, { revision });
  await freeze(null);
  for (const reply of [paying, agreeing])
    expect(reply).toMatchObject({ status: 422, body: { errorKey: 'account.frozen' } });
  expectPublished('payOrder', paying);
  expectPublished('confirmCostChange', agreeing);
  expect((await send(`/cost-changes/${id}/confirm`, { revision })).status).toBe(200);
});

test('a line that is not sold places nothing', async () => {
  const reply = await send('/orders', order({ productId: newId() }));
  expect(reply).toMatchObject({ status: 404, body: { errorKey: 'product.notFound' } });
  expectPublished('createOrder', reply);
});

test('what waits for its money is not paid once its line is stopped', async () => {
  const { productId } = await (await openPricesKit(await app.as('yunling-op'))).line('10000000.00');
  const { body: waiting } = await send('/orders', order({ productId }));
  expect(waiting).toMatchObject({ status: 'ordering', held: null });
  const body = { id: productId, status: 'stopped' } as const;
  await (await app.as('yunling-op')).call(setProductStatus, { body });
  const reply = await send(`/orders/${waiting.id}/pay`, {});
  expect(reply).toMatchObject({ status: 409, body: { errorKey: 'order.productStopped' } });
  expectPublished('payOrder', reply);
});

test('what never comes to a call is told as a problem that its call declares', async () => {
  const json = { 'content-type': 'application/json' };
  const broken = await send('/orders', '{', { headers: json });
  expect(broken).toMatchObject({ status: 400, body: { errorKey: 'request.malformed' } });
  expectPublished('createOrder', broken);
  const large = await send('/orders', { order: { remark: 'x'.repeat(2_000_000) } });
  expect(large).toMatchObject({ status: 413, body: { errorKey: 'request.tooLarge' } });
  expectPublished('createOrder', large);
});

test.each(['zh_CN', 'en_US'] as const)(
  '%s: words are in the language of whose key it is',
  async (lang) => {
    const userId = app.userId('starfield');
    await asOwner(app.database, 'update users set language = $1 where id = $2', [lang, userId]);
    forgetKeysOf(app.node, userId);
    const { body, headers } = await send('/orders', order({ productId: newId() }));
    expect(headers['content-language']).toBe(lang.replace('_', '-'));
    expect(body.detail).toBe(words(lang, 'refusal.product.notFound'));
    expect(body.type).toBe(
      `/docs/open-api/${lang === 'zh_CN' ? 'zh' : 'en'}/errors#product.notFound`,
    );
    const { body: told } = await send('/orders/batch', { orders: [order({ productId: newId() })] });
    expect(told.outcomes[0].problem.detail).toBe(words(lang, 'refusal.product.notFound'));
  },
);
