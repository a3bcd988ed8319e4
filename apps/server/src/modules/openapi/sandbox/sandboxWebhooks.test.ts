import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell } from '../../../platform/cells/cells.ts';
import type { TestApp } from '../../../testing/app.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { openKit } from '../door/openTestKit.ts';
import { startDelivery } from '../webhooks/delivery/startDelivery.ts';
import { eventually } from '../webhooks/webhooksTestKit.ts';
import { openReceiver } from '../webhooks/webhooksTestReceiver.ts';
import { openTrial, type Trial } from './sandboxTestKit.ts';

let app: TestApp;
let stop: () => Promise<void>;
let trial: Trial;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  const kit = await appWithWorker({ ALPACA_WEBHOOK_LOOPBACK: '1' });
  app = kit.app;
  receiver = await openReceiver();
  const delivery = startDelivery(app.node, app.node.cells.get('c1') as Cell);
  stop = async () => {
    await delivery.stop();
    await receiver.stop();
    await kit.stop();
  };
  trial = await openTrial(app);
});
afterAll(() => stop());

let paths = 0;
const endpoint = async (behaviour: string, types = ['order.moved', 'label.ready']) => {
  paths += 1;
  const path = `${behaviour}/${paths}`;
  const { id, secret } = await trial.done('/webhooks', { url: receiver.url(path), types });
  const log = async () => (await trial.get(`/webhooks/${id}/deliveries`)).items;
  return { id: id as string, secret: secret as string, path, log };
};

test('what happens in a sandbox is told to its own endpoints, signed', async () => {
  const { secret, path, log } = await endpoint('ok');
  const { id } = await trial.place();
  await eventually(() => receiver.cameTo(path).some(({ body }) => body.includes('label.ready')));
  const ready = receiver.cameTo(path).find(({ body }) => body.includes('label.ready'));
  const { headers, body } = ready ?? expect.fail();
  const told = new Webhook(secret).verify(body, headers) as { data: Record<string, unknown> };
  expect(told.data).toMatchObject({ orderId: id, label: 'ready' });
  await eventually(async () => (await log()).every(({ state }: Told) => state === 'done'));
  const kept = (await log()).find(({ type }: Told) => type === 'label.ready');
  expect(kept).toMatchObject({ messageId: headers['webhook-id'], body });
  expect(kept.attempts).toMatchObject([{ status: 200, fault: null, answer: 'thanks' }]);
});

interface Told {
  type: string;
  state: string;
}

test('a test event comes when it is asked for, and again under the same id', async () => {
  const { id, path, log } = await endpoint('ok');
  const { eventId, messageId } = await trial.done(`/webhooks/${id}/test`);
  await eventually(() => receiver.cameTo(path).length === 1);
  await eventually(async () => (await log())[0].state === 'done');
  await trial.done(`/webhooks/${id}/replay`, { eventId });
  await eventually(() => receiver.cameTo(path).length === 2);
  const ids = receiver.cameTo(path).map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([messageId, messageId]);
  const nobody = await trial.post(`/webhooks/${id}/replay`, { eventId: id });
  expect(nobody).toMatchObject({ status: 404, body: { errorKey: 'webhook.notFound' } });
});

test('moving the clock brings the next attempt at once, and at last the end of it', {
  timeout: 60_000,
}, async () => {
  const { id, path, log } = await endpoint('fail');
  await trial.done(`/webhooks/${id}/test`);
  const attempts = async () => (await log())[0].attempts.length;
  await eventually(async () => (await attempts()) === 1);
  // After 5 s, 1 m and 5 m by the schedule.
  for (let more = 2; more <= 4; more += 1) {
    await trial.done('/sandbox/clock', { hours: 1 });
    await eventually(async () => (await attempts()) === more);
  }
  expect(receiver.cameTo(path).length).toBe(4);
  await trial.done('/sandbox/clock', { hours: 24 * 6 });
  const { items } = await trial.get('/webhooks');
  expect(items.find((hook: { id: string }) => hook.id === id)).toMatchObject({
    isOn: false,
    offReason: 'failing',
  });
});

test('an endpoint of a sandbox hears nothing of live parcels, and no live key knows it', async () => {
  const { id, path } = await endpoint('ok');
  const live = openKit(app);
  const { key } = await live.makeKey();
  const { items } = (await live.ask(key, '/webhooks')).body;
  expect(items.map((hook: { id: string }) => hook.id)).not.toContain(id);
  for (const asked of [`/webhooks/${id}/test`, `/webhooks/${id}/replay`]) {
    const body = asked.endsWith('replay') ? { eventId: id } : undefined;
    const reply = await live.ask(key, asked, { method: 'POST', body });
    expect(reply.status).toBe(404);
  }
  expect((await live.ask(key, `/webhooks/${id}/deliveries`)).status).toBe(404);
  expect(receiver.cameTo(path)).toEqual([]);
});
