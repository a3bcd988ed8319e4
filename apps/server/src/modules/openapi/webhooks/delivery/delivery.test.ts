import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addEndpoints,
  eventually,
  moveOrders,
  openWebhooksKit,
  type WebhooksKit,
} from '../webhooksTestKit.ts';

let kit: WebhooksKit;
beforeAll(async () => {
  kit = await openWebhooksKit();
});
afterAll(() => kit.stop());

let paths = 0;
/** One endpoint that behaves so. */
const endpoint = async (behaviour: string) => {
  paths += 1;
  const path = `${behaviour}/${paths}`;
  const [made] = await addEndpoints(kit.app, [kit.receiver.url(path)], ['order.moved']);
  return { ...(made as { id: string; secret: string }), path };
};

const afterFirst = (id: string) =>
  eventually(async () => (await kit.deliveriesOf(id)).some(({ attempts }) => attempts > 0));

test('what happened is told at once, signed as the standard says, without anybody’s data', async () => {
  const { path, secret, id } = await endpoint('ok');
  await moveOrders(kit.app, 1);
  await eventually(() => kit.receiver.cameTo(path).length === 1);
  const [{ headers, body } = expect.fail()] = kit.receiver.cameTo(path);
  const event = new Webhook(secret).verify(body, headers) as {
    type: string;
    data: Record<string, unknown>;
  };
  expect(event.type).toBe('order.moved');
  expect(Object.keys(event.data).sort()).toEqual(
    [
      'customerNo',
      'label',
      'move',
      'orderId',
      'orderNo',
      'sequence',
      'snapshot',
      'stage',
      'status',
    ].sort(),
  );
  expect(event.data.snapshot).toBe(`/open/v1/orders/${event.data.orderId}`);
  await eventually(async () => (await kit.deliveriesOf(id))[0]?.state === 'done');
});

test('what fails is tried again by the schedule, under the same id and with the same bytes', async () => {
  const { id, path } = await endpoint('fail');
  await moveOrders(kit.app, 1);
  await afterFirst(id);
  const [first = expect.fail()] = await kit.deliveriesOf(id);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(first.next_in).toBeLessThanOrEqual(5.5);
  await kit.hurry(id);
  await eventually(async () => (await kit.deliveriesOf(id))[0]?.attempts === 2);
  const [one, two] = kit.receiver.cameTo(path);
  expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
  expect(two?.body).toBe(one?.body);
  expect((await kit.endpointOf(id)).failing_since).not.toBeNull();
});

test('410 turns an endpoint off at once and is told', async () => {
  const { id } = await endpoint('gone');
  await moveOrders(kit.app, 1);
  await eventually(async () => (await kit.endpointOf(id)).is_on === false);
  expect(await kit.endpointOf(id)).toMatchObject({ off_reason: 'gone', due_at: null });
  expect((await kit.deliveriesOf(id))[0]?.state).toBe('kept');
  const { db } = await kit.app.ctxOf();
  const told = await db
    .selectFrom('notices')
    .where('kind', '=', 'webhook.off')
    .selectAll()
    .execute();
  expect(told).toHaveLength(1);
});

test('Retry-After is obeyed, for all that waits there', async () => {
  const { id, path } = await endpoint('wait');
  await moveOrders(kit.app, 1);
  await afterFirst(id);
  const [{ next_in } = expect.fail()] = await kit.deliveriesOf(id);
  expect(next_in).toBeGreaterThan(3_500);
  await moveOrders(kit.app, 1);
  await eventually(async () => (await kit.deliveriesOf(id)).length === 2);
  expect(kit.receiver.cameTo(path)).toHaveLength(1);
});

test('a redirect is a failure, and nobody goes where it points', async () => {
  const { id } = await endpoint('redirect');
  await moveOrders(kit.app, 1);
  await afterFirst(id);
  const { db } = await kit.app.ctxOf();
  const attempts = await db
    .selectFrom('webhook_attempts')
    .where('endpoint_id', '=', id)
    .select(['status', 'fault'])
    .execute();
  expect(attempts).toEqual([{ status: 302, fault: 'redirect' }]);
});

test('who fails too often is tried by one event every half minute', async () => {
  const { id, path } = await endpoint('fail');
  await moveOrders(kit.app, 30);
  await eventually(async () => {
    if ((await kit.endpointOf(id)).paused_until !== null) return true;
    await kit.hurry(id);
    return false;
  });
  const tried = kit.receiver.cameTo(path).length;
  expect(tried).toBeGreaterThanOrEqual(20);
  expect(tried).toBeLessThan(30);
  const left = (await kit.endpointOf(id)).paused_until as Date;
  expect(left.getTime() - Date.now()).toBeGreaterThan(20_000);
});
