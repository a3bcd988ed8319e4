import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Session } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { bookJob, orderForm } from '../../orders/testing.ts';
import { bookBill, passBillOn } from '../../payables/testing.ts';
import { openStationKit } from '../../receiving/testing.ts';
import { type OpenKit, openKit } from './openTestKit.ts';

let app: TestApp;
let kit: Awaited<ReturnType<typeof openStationKit>>;
let door: OpenKit;
let own: Ctx;
let key: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  door = openKit(app);
  const merchantId = app.merchantId('M100001');
  own = kit.as(merchantId);
  kit.carrier.giveLabels();
  await kit.topUp(merchantId, 10_000_000n);
  ({ key } = await door.makeKey());
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  await kit.close();
  await app.stop();
});

const get = async (path: string) => (await door.ask(key, path)).body;
const post = (path: string, body: object = {}) => door.ask(key, path, { method: 'POST', body });

/** Placed by key and booked as the worker would. */
const booked = async () => {
  const order = orderForm({ productId: kit.products.label, boxes: [{ weight: 2 }] });
  const { body, status } = await post('/orders', { order, remoteAgreed: true });
  expect(status, JSON.stringify(body)).toBe(201);
  await kit.run(own, bookJob, body.id, 1);
  return body as { id: string; orderNo: string };
};

test('from a key to a label: placed, booked, charged, printed, and asked back', async () => {
  const { id } = await booked();
  const order = await get(`/orders/${id}`);
  expect(order).toMatchObject({ status: 'generated', settlement: 'paid', label: 'ready' });
  expect(order.trackingNumber).not.toBe('');
  expect(order.paid).toEqual(order.quoted);
  const label = await door.ask(key, `/orders/${id}/label`);
  expect(label.status).toBe(200);
  expect((label.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  const { moves } = await get(`/orders/${id}/charges`);
  expect(moves.map(({ op }: { op: string }) => op)).toEqual(['hold', 'capture']);
  const { items } = await get(`/transactions?limit=5`);
  expect(items[0]).toMatchObject({ orderId: id, kind: 'freight' });
  const asked = await post(`/orders/${id}/cancel`, { reason: 'Sold out' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const again = await post(`/orders/${id}/cancel`);
  expect(again).toMatchObject({ status: 409, body: { errorKey: 'order.cannotMove' } });
});

test('what papers there are is listed, each is a file, and the label comes as ZPL too', async () => {
  const { id } = await booked();
  const { obstacle, items } = await get(`/orders/${id}/documents`);
  expect(obstacle).toBeNull();
  const kinds = items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['label', 'invoice', 'packingList']));
  for (const kind of kinds) {
    const { body } = await door.ask(key, `/orders/${id}/documents/${kind}`);
    expect((body as Buffer).subarray(0, 5).toString(), kind).toBe('%PDF-');
  }
  const zpl = await door.ask(key, `/orders/${id}/label?format=zpl`);
  expect((zpl.body as Buffer).toString('latin1')).toMatch(/^\s*\^XA/);
  const none = await door.ask(key, `/orders/${id}/documents/ownFiles`);
  expect(none).toMatchObject({ status: 422, body: { errorKey: 'label.nothingToPrint' } });
});

test('charges tell what was declared, what we measured and what its carrier billed', async () => {
  const { id, orderNo } = await booked();
  const weights = async () =>
    (await get(`/orders/${id}/charges`)).weights.map(
      ({ by, kg, billableKg }: { by: string; kg: number; billableKg: number }) => [
        by,
        kg,
        billableKg,
      ],
    );
  expect(await weights()).toEqual([
    ['declared', 2, 2],
    ['measured', null, null],
    ['carrier', null, null],
  ]);
  await kit.scan(orderNo, { weight: 2.5 });
  const staff = await app.ctxOf('yunling', { userId: app.userId('yunling-op') } as Session);
  const [payee] = await asOwner<{ id: string }>(
    app.database,
    `insert into payees (tenant_id, id, code, name, currency, due_days)
     values ($1, gen_random_uuid(), 'OPEN', 'OPEN', 'CNY', 30) returning id`,
    [staff.tenant.id],
  );
  const line = { number: orderNo, fee: 'freight', amount: '30.00', weightKg: 2.8 } as const;
  const bill = await bookBill(staff, payee?.id as string, [line]);
  expect((await weights())[2]).toEqual(['carrier', null, null]);
  await passBillOn(staff, bill.id);
  expect(await weights()).toEqual([
    ['declared', 2, 2],
    ['measured', 2.5, 2.5],
    ['carrier', 2.8, 2.8],
  ]);
});

test('a parcel that was wanted back goes on after all', async () => {
  const { id } = await booked();
  expect((await post(`/orders/${id}/intercept`, { note: 'Wrong size' })).body.intercepted).toBe(
    true,
  );
  expect((await post(`/orders/${id}/let-go-on`)).body.intercepted).toBe(false);
});

test('what weighs more is told with its weights, disputed once, and agreed to by its revision', async () => {
  const announced = async () => {
    const { id, orderNo } = await booked();
    await kit.scan(orderNo, { weight: 2.742 });
    const { items } = await get('/cost-changes');
    return items.find(({ orderId }: { orderId: string }) => orderId === id);
  };
  const change = await announced();
  expect(change).toMatchObject({ state: 'awaiting', difference: { amount: '7.42' } });
  const { weights } = await get(`/cost-changes/${change.id}`);
  expect(weights.map(({ by, kg }: { by: string; kg: number }) => [by, kg])).toEqual([
    ['declared', 2],
    ['measured', 2.742],
    ['carrier', null],
  ]);
  const dispute = { revision: change.revision, text: 'We weighed 2.1 kg' };
  const disputed = await post(`/cost-changes/${change.id}/dispute`, dispute);
  expect(disputed.body).toMatchObject({ state: 'disputed' });
  const late = await post(`/cost-changes/${change.id}/confirm`, { revision: change.revision });
  expect(late).toMatchObject({ status: 409, body: { errorKey: 'costChange.moved' } });
  const other = await announced();
  const agreed = await post(`/cost-changes/${other.id}/confirm`, { revision: other.revision });
  expect(agreed.body).toMatchObject({ state: 'debited', settled: { amount: '7.42' } });
  const unknown = await post(`/cost-changes/${newId()}/confirm`, { revision: 1 });
  expect(unknown.status).toBe(404);
});
