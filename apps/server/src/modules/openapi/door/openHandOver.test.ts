import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openShipmentKit, type ShipmentKit } from '../../shipment/testing.ts';
import { type OpenKit, openKit } from './openTestKit.ts';

let app: TestApp;
let kit: ShipmentKit;
let door: OpenKit;
let key: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openShipmentKit(app);
  door = openKit(app);
  ({ key } = await door.makeKey());
});
afterAll(() => app.stop());

const get = (path: string) => door.ask(key, path);
const post = (path: string, body: object) => door.ask(key, path, { method: 'POST', body });

test('orders are handed over as a list with a number, told, printed and taken back', async () => {
  const orders = await kit.orders(2);
  const { body: waiting } = await get('/hand-overs/waiting');
  const line = waiting.items.find(({ productId }: { productId: string }) => productId === kit.line);
  const [{ id: warehouseId }] = line.warehouses;
  const number = `API-${newId().slice(-8)}`;
  const orderIds = orders.map(({ id }) => id);
  const asked = { orderIds, warehouseId, number, estimatedArrival: '2026-12-01T10:00:00Z' };
  const made = await post('/hand-overs', asked);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({ number, status: 'open', tickets: 2, warehouseId });
  expect(made.body.estimatedArrival).toBe('2026-12-01T18:00:00+08:00');
  const { id } = made.body;
  expect((await get(`/hand-overs/${id}`)).body).toEqual(made.body);
  const { body: page } = await get('/hand-overs?status=open&limit=1');
  expect(page.items[0].id).toBe(id);
  expect((await get(`/orders/${orderIds[0]}`)).body.handedOver).toBe(true);
  const sheet = await get(`/hand-overs/${id}/sheet`);
  expect((sheet.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  const late = await post(`/hand-overs/${id}/take-back`, { revision: made.body.revision + 1 });
  expect(late).toMatchObject({ status: 409, body: { errorKey: 'record.changedMeanwhile' } });
  const back = await post(`/hand-overs/${id}/take-back`, { revision: made.body.revision });
  expect(back.body).toMatchObject({ status: 'takenBack' });
  expect((await get(`/orders/${orderIds[0]}`)).body.handedOver).toBe(false);
});

test('all are handed over or none: who stays behind is told in its place', async () => {
  const [fine, listed] = await kit.orders(2);
  const { warehouseId } = kit;
  const ids = (some: { id: string }[]) => some.map(({ id }) => id);
  await post('/hand-overs', { orderIds: ids([listed as { id: string }]), warehouseId });
  const orderIds = ids([fine, listed] as { id: string }[]);
  const reply = await post('/hand-overs', { orderIds, warehouseId });
  expect(reply).toMatchObject({
    status: 409,
    body: {
      errorKey: 'shipment.leftOut',
      issues: [{ path: 'orderIds.1', key: 'listed', message: listed?.no }],
    },
  });
  expect(reply.body.detail).toContain(listed?.no);
  expect((await get(`/orders/${fine?.id}`)).body.handedOver).toBe(false);
  const nowhere = await post('/hand-overs', { orderIds, warehouseId, mode: 'pickUp' });
  expect(nowhere).toMatchObject({ status: 422, body: { issues: [{ path: 'shipperId' }] } });
});
