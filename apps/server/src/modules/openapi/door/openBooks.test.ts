import { getApiDocUrl, saveDraft } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { orderForm } from '../../orders/testing.ts';
import { type OpenAsk, type OpenKit, openKit } from './openTestKit.ts';
import { openSamples, shipper } from './openTestSamples.ts';

let app: TestApp;
let door: OpenKit;
let key: string;
beforeAll(async () => {
  app = await testApp();
  door = openKit(app);
  ({ key } = await door.makeKey());
});
afterAll(() => app.stop());

const get = async (path: string) => (await door.ask(key, path)).body;
const send = (method: OpenAsk['method'], path: string, body?: unknown) =>
  door.ask(key, path, { method: method as 'POST', body });

test.each(['shippers', 'consignees'] as const)('%s are added and found again', async (book) => {
  const name = newId();
  const entry = { ...openSamples.addShipper.body, name, phone: '+1 408 555 0177' };
  const added = await send('POST', `/addresses/${book}`, entry);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const { items, total } = await get(`/addresses/${book}?keyword=${name}`);
  expect({ items, total }).toEqual({ items: [added.body], total: 1 });
  const again = await send('POST', `/addresses/${book}`, entry);
  expect(again).toMatchObject({ status: 409, body: { errorKey: 'address.duplicate' } });
});

test('the secret of a webhook is told once and kept by nobody', async () => {
  await asOwner(app.database, 'delete from webhook_endpoints');
  const url = 'https://hooks.example.com/shop';
  const headers = { 'idempotency-key': newId() };
  const body = { url, types: ['label.ready'] };
  const { status, body: made } = await door.ask(key, '/webhooks', {
    method: 'POST',
    body,
    headers,
  });
  expect(status, JSON.stringify(made)).toBe(201);
  expect(made.secret).toMatch(/^whsec_/);
  const { items } = await get('/webhooks');
  expect(items).toMatchObject([{ id: made.id, url, isOn: true, revision: 1 }]);
  const kept = await asOwner(
    app.database,
    'select t::text from idempotency_keys t union all select t::text from operation_logs t',
  );
  expect(JSON.stringify(kept)).not.toContain(made.secret);
  const late = await send('DELETE', `/webhooks/${made.id}?revision=2`);
  expect(late).toMatchObject({ status: 409, body: { errorKey: 'record.changedMeanwhile' } });
  expect(await send('DELETE', `/webhooks/${made.id}?revision=1`)).toMatchObject({ status: 200 });
  expect((await get('/webhooks')).items).toEqual([]);
});

test('a draft weighs something else before it is submitted, and nothing after that', async () => {
  const { items } = (
    await send('POST', '/quotes', {
      parcel: { countryCode: 'US', postCode: '10001', boxes: [{ weight: 1 }] },
    })
  ).body;
  const { productId } = items.find(({ ok }: { ok: boolean }) => ok);
  const merchant = await app.as('starfield');
  const form = orderForm({ productId, shipper, boxes: [{ weight: 1 }] });
  const { id } = (await merchant.call(saveDraft, { body: { form } })).result;
  const boxes = [{ weight: 1.25, length: 30, width: 20, height: 10 }];
  const changed = await send('PUT', `/orders/${id}/weight`, { boxes });
  expect(changed.body).toMatchObject({ status: 'draft', declaredKg: 1.25, boxCount: 1 });
  const dear = { remoteAgreed: true, agreedTotal: '0.01' };
  const refused = await send('POST', `/orders/${id}/submit`, dear);
  expect(refused).toMatchObject({ status: 409, body: { errorKey: 'order.priceRose' } });
  const placed = await send('POST', `/orders/${id}/submit`, { remoteAgreed: true });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect(placed.body).toMatchObject({ status: 'ordering', declaredKg: 1.25 });
  const late = await send('PUT', `/orders/${id}/weight`, { boxes });
  expect(late).toMatchObject({ status: 409, body: { errorKey: 'order.cannotMove' } });
  const twice = [
    { boxNo: 'A', weight: 1 },
    { boxNo: 'A', weight: 1 },
  ];
  const wrong = await send('PUT', `/orders/${id}/weight`, { boxes: twice });
  expect(wrong.body.issues[0].path).toBe('boxes.1.boxNo');
});

test('a problem says where it is explained, and the page of keys where all is', async () => {
  const english = { headers: { 'accept-language': 'en' } };
  const { body } = await door.ask(key, `/orders/${newId()}`, english);
  expect(body.type).toBe('/docs/open-api/en/errors#order.notFound');
  const { result } = await (await app.as('starfield')).call(getApiDocUrl, {});
  expect(result.url).toBe('/docs/open-api/zh/');
});
