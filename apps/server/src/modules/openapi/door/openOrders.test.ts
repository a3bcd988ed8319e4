import { getLogList, resetApiKey } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { orderForm } from '../../orders/testing.ts';
import { type OpenAsk, type OpenKit, openKit } from './openTestKit.ts';
import { shipper } from './openTestSamples.ts';

let app: TestApp;
let kit: OpenKit;
let made: Awaited<ReturnType<OpenKit['makeKey']>>;
let productId: string;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  made = await kit.makeKey();
  const { body } = await kit.ask(made.key, '/quotes', {
    method: 'POST',
    body: { parcel: { countryCode: 'US', postCode: '10001', boxes: [{ weight: 1 }] } },
  });
  productId = body.items.find((quote: { ok: boolean }) => quote.ok).productId;
});
afterAll(() => app.stop());

const order = (more: Record<string, unknown> = {}) => ({
  order: orderForm({ productId, shipper, ...more }),
  remoteAgreed: true,
});
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  kit.ask(made.key, path, { method: 'POST', body, headers } as OpenAsk);
const get = (path: string) => kit.ask(made.key, path);
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/;

test('what is sold is listed, and quoted with the cheapest first', async () => {
  const { body: sold } = await get('/products?country=US');
  expect(sold.items.map(({ id }: { id: string }) => id)).toContain(productId);
  const { body } = await post('/quotes', {
    parcel: { countryCode: 'US', boxes: [{ weight: 1 }] },
    productId,
  });
  expect(body.items).toHaveLength(1);
  const [quote] = body.items;
  const sum = quote.lines.reduce((all: number, { value }: { value: { amount: string } }) => {
    return all + Math.round(Number(value.amount) * 100);
  }, 0);
  expect(sum).toBe(Math.round(Number(quote.total.amount) * 100));
});

test('an order is placed, told, and found by its number and by its change', async () => {
  const customerNo = `API-${newId().slice(-8)}`;
  const since = new Date().toISOString();
  const { status, body } = await post('/orders', order({ customerNo }));
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({ customerNo, source: 'api', declaredKg: 1, countryCode: 'US' });
  expect(body.createdAt).toMatch(iso);
  const { body: detail } = await get(`/orders/${body.id}`);
  expect(detail).toMatchObject({ id: body.id, boxes: [{ declaredKg: 1, measuredKg: null }] });
  expect(detail.events[0].at).toMatch(iso);
  const { body: byNumber } = await get(`/orders?number=${customerNo}`);
  expect(byNumber.items.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  const { body: changed } = await get(`/orders?updated_after=${since}`);
  expect(changed.items.map(({ id }: { id: string }) => id)).toContain(body.id);
  const { body: charges } = await get(`/orders/${body.id}/charges`);
  expect(charges.quoted).toEqual(body.quoted);
  expect(charges.moves[0]).toMatchObject({ op: 'hold', value: body.quoted });
  const { body: tracking } = await get(`/orders/${body.id}/tracking`);
  expect(tracking).toMatchObject({ orderId: body.id, events: [] });
  // While its carrier is asked nothing is taken back, and why is said in words.
  const cancelled = await post(`/orders/${body.id}/cancel`, {});
  expect(cancelled).toMatchObject({ status: 409, body: { errorKey: 'order.cannotMove' } });
  expect(cancelled.body.detail).toContain(body.orderNo);
});

test('a key that is asked twice makes one order, even after it was reset', async () => {
  const first = await kit.makeKey();
  const customerNo = `API-${newId().slice(-8)}`;
  const headers = { 'idempotency-key': newId() };
  const place = (key: string, body: unknown) =>
    kit.ask(key, '/orders', { method: 'POST', body, headers });
  const one = await place(first.key, order({ customerNo }));
  expect(one.headers['idempotent-replayed']).toBeUndefined();
  const merchant = await app.as('starfield');
  const body = { id: first.id, revision: 1, graceHours: 1 };
  const next = (await merchant.call(resetApiKey, { body })).result;
  for (const key of [first.key, next.key]) {
    const again = await place(key, order({ customerNo }));
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
    expect(again.body).toEqual(one.body);
  }
  const other = await place(next.key, order({ customerNo, remark: 'another' }));
  expect(other).toMatchObject({ status: 422, body: { errorKey: 'idempotency.otherBody' } });
  const without = await kit.ask(next.key, '/orders', {
    method: 'POST',
    body: order(),
    headers: { 'idempotency-key': '' },
  });
  expect(without.body.errorKey).toBe('idempotency.keyMissing');
  const rows = await asOwner(app.database, 'select source from orders where customer_no = $1', [
    customerNo,
  ]);
  expect(rows).toEqual([{ source: 'api' }]);
});

test('of many each is placed or refused by itself, and told in its place', async () => {
  const customerNo = `API-${newId().slice(-8)}`;
  const { status, body } = await post('/orders/batch', {
    orders: [
      order({ customerNo }),
      { order: orderForm({ productId, boxes: [] }) },
      order({ customerNo }),
      order({ productId: newId() }),
      order({ taxNumberId: newId() }),
      'nothing',
      order(),
    ],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const outcomes = body.outcomes.map(
    ({
      index,
      order,
      problem,
    }: {
      index: number;
      order: unknown;
      problem: { errorKey: string };
    }) => [index, order ? 'placed' : problem.errorKey],
  );
  expect(outcomes).toEqual([
    [0, 'placed'],
    [1, 'request.invalid'],
    [2, 'order.customerNoTaken'],
    [3, 'product.notFound'],
    [4, 'taxNumber.notFound'],
    [5, 'request.invalid'],
    [6, 'placed'],
  ]);
  expect(body.outcomes[1].problem.issues[0].path).toBe('order.boxes');
});

test('a list is read to its end by cursors, none twice', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: { body: { items: { id: string }[]; next: string | null } } = await get(
      `/orders?limit=7&updated_after=2001-01-01T00:00:00Z${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next;
  }
  const [{ count }] = (await asOwner(
    app.database,
    'select count(*)::int as count from orders where merchant_id = $1',
    [app.merchantId('M100001')],
  )) as [{ count: number }];
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
  const { body } = await get('/transactions?limit=3');
  expect(body.items).toHaveLength(3);
  const { body: further } = await get(`/transactions?limit=3&cursor=${body.next}`);
  expect(further.items[0].id).not.toBe(body.items[0].id);
});

test('the log says what was done by which key', async () => {
  const rows = await asOwner(
    app.database,
    `select operator, call, params from operation_logs where call = 'open.createOrders'`,
  );
  expect(rows).toMatchObject([{ call: 'open.createOrders', params: { count: 2 } }]);
  const [{ operator }] = rows as [{ operator: string }];
  const [key] = await asOwner(app.database, 'select name from api_keys where id = $1', [made.id]);
  expect(operator).toBe(key?.name);
  const { result } = await (await app.as('yunling-admin')).call(getLogList, { query: {} });
  expect(JSON.stringify(result)).toContain('通过 API 提交订单，2 票');
});

test('a higher price than was agreed to is refused and nothing is placed', async () => {
  const reply = await post('/orders', { ...order(), agreedTotal: '0.01' });
  expect(reply).toMatchObject({
    status: 409,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: { errorKey: 'order.priceRose' },
  });
});
