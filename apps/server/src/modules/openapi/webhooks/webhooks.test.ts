import {
  addWebhook,
  debugWebhook,
  deleteWebhook,
  editWebhook,
  getWebhookLog,
  listWebhooks,
  recoverWebhook,
  replayWebhook,
  rollWebhookSecret,
  testWebhook,
  webhooksMost,
} from '@alpaca/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner, tablesWith } from '../../../testing/owner.ts';
import { watchFailing } from './watchFailing.ts';
import { eventually, moveOrders, openWebhooksKit, type WebhooksKit } from './webhooksTestKit.ts';

let kit: WebhooksKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  kit = await openWebhooksKit();
  merchant = await kit.app.as('starfield');
});
afterAll(() => kit.stop());

const form = (path: string) => ({ url: kit.receiver.url(path), types: ['order.moved' as const] });
const made = async (path: string) => {
  const { result, body } = await merchant.call(addWebhook, { body: form(path) });
  expect(body.success, JSON.stringify(body)).toBe(true);
  return { ...result, path };
};
const viewOf = async (id: string) =>
  (await merchant.call(listWebhooks)).result.find((one) => one.id === id) ?? expect.fail();
const logOf = async (id: string) => (await merchant.call(getWebhookLog, { query: { id } })).result;
const switched = async (id: string, isOn: boolean) => {
  const { revision, url, types } = await viewOf(id);
  const body = { id, revision, url, types, isOn };
  expect((await merchant.call(editWebhook, { body })).status).toBe(200);
};
const remove = async (id: string) => {
  const { revision } = await viewOf(id);
  await merchant.call(deleteWebhook, { body: { id, revision } });
};
const noticesOf = async (kind: string) =>
  asOwner<{ title_en: string; bus_id: string }>(
    kit.app.database,
    'select title_en, bus_id from notices where kind = $1 order by sent_at, id',
    [kind],
  );

test('a secret is told once and lies nowhere in plain; rolled, both sign for a day', async () => {
  const { id, secret, path } = await made('ok/secret');
  expect(await tablesWith(kit.app.database, secret)).toEqual([]);
  const { revision } = await viewOf(id);
  const rolled = (await merchant.call(rollWebhookSecret, { body: { id, revision } })).result;
  expect(rolled.secret).not.toBe(secret);
  expect((await viewOf(id)).formerTime).not.toBeNull();
  await merchant.call(testWebhook, { body: { id } });
  await eventually(() => kit.receiver.cameTo(path).length === 1);
  const [{ body, headers } = expect.fail()] = kit.receiver.cameTo(path);
  for (const good of [secret, rolled.secret]) new Webhook(good).verify(body, headers);
  await remove(id);
});

test('what changed since it was seen is neither removed nor given another secret', async () => {
  const { id } = await made('/seen');
  const { revision } = await viewOf(id);
  await switched(id, false);
  for (const call of [deleteWebhook, rollWebhookSecret]) {
    const { body } = await merchant.call(call, { body: { id, revision } });
    expect(body.errorKey).toBe('record.changedMeanwhile');
  }
  await remove(id);
});

test('no address of a private network is taken, nor more endpoints than there may be', async () => {
  const refused = { status: 422, body: { errorKey: 'webhook.urlNotAllowed' } };
  for (const url of [
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://169.254.169.254/',
    'https://intranet/',
    'https://me:secret@example.com/',
  ]) {
    const body = { ...form(''), url };
    expect(await merchant.call(addWebhook, { body })).toMatchObject(refused);
  }
  const ids: string[] = [];
  while (ids.length < webhooksMost) ids.push((await made('ok/many')).id);
  const more = await merchant.call(addWebhook, { body: form('ok/many') });
  expect(more.body.errorKey).toBe('webhook.tooMany');
  for (const id of ids) await remove(id);
});

test('the log has bodies and answers; a replay is the same message once more', async () => {
  const { id, path, secret } = await made('ok/log');
  const sent = (await merchant.call(testWebhook, { body: { id } })).result;
  await eventually(async () => (await logOf(id)).records[0]?.state === 'done');
  const [record = expect.fail()] = (await logOf(id)).records;
  expect(record).toMatchObject({
    messageId: sent.messageId,
    type: 'webhook.test',
    attempts: [{ status: 200, fault: null, answer: 'thanks' }],
  });
  await merchant.call(replayWebhook, { body: { id, eventId: record.eventId } });
  await eventually(() => kit.receiver.cameTo(path).length === 2);
  const [first = expect.fail(), second = expect.fail()] = kit.receiver.cameTo(path);
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(second.body).toBe(first.body);
  const { headers, body } = second;
  const given = {
    id,
    messageId: headers['webhook-id'] as string,
    timestamp: headers['webhook-timestamp'] as string,
    signature: headers['webhook-signature'] as string,
    body,
    secret,
  };
  const verdict = async (more: Partial<typeof given>) =>
    (await merchant.call(debugWebhook, { body: { ...given, ...more } })).result;
  expect(await verdict({})).toMatchObject({ verdict: 'good' });
  const spaced = JSON.stringify(JSON.parse(body), null, 1);
  expect(await verdict({ body: spaced })).toMatchObject({
    verdict: 'bodyDiffers',
    differs: { byte: 1 },
  });
  await remove(id);
});

test('nothing is lost while an endpoint is off: it is recovered once it is on', async () => {
  const { id, path } = await made('ok/off');
  await switched(id, false);
  expect(await viewOf(id)).toMatchObject({ isOn: false, offReason: 'hand' });
  await moveOrders(kit.app, 5);
  await eventually(async () => (await viewOf(id)).kept === 5);
  const asked = { body: { id, sinceTime: '2026-01-01 00:00:00' } };
  expect((await merchant.call(recoverWebhook, asked)).body.errorKey).toBe('webhook.off');
  await switched(id, true);
  expect(kit.receiver.cameTo(path)).toEqual([]);
  expect((await merchant.call(recoverWebhook, asked)).result).toEqual({ count: 5 });
  await eventually(() => kit.receiver.cameTo(path).length === 5);
  const ids = kit.receiver.cameTo(path).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(5);
  await remove(id);
});

test('failures are told after an hour, a day and four days; after five it is turned off', async () => {
  const { id } = await made('fail/days');
  await moveOrders(kit.app, 1);
  await eventually(async () => (await viewOf(id)).failingSinceTime !== null);
  const ctx = await kit.app.ctxOf();
  const after = async (hours: number) => {
    await asOwner(
      kit.app.database,
      `update webhook_endpoints set failing_since = now() - $2 * interval '1 hour' where id = $1`,
      [id, hours],
    );
    await watchFailing(ctx);
    await watchFailing(ctx);
    return (await noticesOf('webhook.failing')).map(({ title_en }) => title_en.split(' for ')[1]);
  };
  expect(await after(0.9)).toEqual([]);
  expect(await after(1.1)).toEqual(['an hour']);
  expect(await after(25)).toEqual(['an hour', 'a day']);
  expect(await after(119)).toEqual(['an hour', 'a day', '4 days']);
  expect((await viewOf(id)).isOn).toBe(true);
  await after(121);
  expect(await viewOf(id)).toMatchObject({ isOn: false, offReason: 'failing', kept: 1 });
  expect(await noticesOf('webhook.off')).toMatchObject([{ bus_id: id }]);
  await switched(id, true);
  expect(await viewOf(id)).toMatchObject({ isOn: true, failingSinceTime: null });
  await remove(id);
});
