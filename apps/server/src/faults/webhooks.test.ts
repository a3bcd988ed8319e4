import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import {
  addDrafts,
  addEndpoints,
  type Came,
  moveOrders,
  openReceiver,
} from '../modules/openapi/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const kills = Number(process.env.ALPACA_KILLS ?? (isLong ? 20 : 2));
const orders = 40;
/** More than ten thousand in all, or a few hundred. */
const movesARound = isLong ? 13 : 3;

const env = { ALPACA_WEBHOOK_LOOPBACK: '1' };
let app: TestApp;
let fleet: Fleet;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  app = await testApp(env);
  fleet = await openFleet(app.database.cells);
  receiver = await openReceiver();
  await addDrafts(app.database, app.merchantId('M100001'), orders);
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await receiver?.stop();
  await app?.stop();
});

const idOf = ({ headers }: Came) => headers['webhook-id'] as string;

test('every event comes at least once, under one id and with the same bytes, however often workers die', async () => {
  const made = await addEndpoints(
    app,
    [receiver.url('ok/a'), receiver.url('ok/b')],
    ['order.moved'],
  );
  const secrets = new Map(made.map(({ url, secret }) => [new URL(url).pathname, secret]));
  let verified = 0;
  /** While they are fresh, as a receiver would. */
  const verifyNew = () => {
    for (const { path, body, headers } of receiver.came.slice(verified)) {
      new Webhook(secrets.get(path) as string).verify(body, headers);
      verified += 1;
    }
  };
  let worker = await fleet.worker('worker0', env);
  for (let round = 1; round <= kills; round += 1) {
    const before = receiver.came.length;
    for (let move = 0; move < movesARound; move += 1) await moveOrders(app, orders);
    await until('something comes', () => receiver.came.length > before, 60_000);
    await sleep(randomInt(200));
    worker.kill();
    await worker.exited;
    verifyNew();
    worker = await fleet.worker(`worker${round}`, env);
  }
  const events = await asOwner<{ id: string }>(
    app.database,
    `select 'msg_' || id as id from webhook_events order by id::text`,
  );
  expect(events).toHaveLength(kills * movesARound * orders);
  const heardAt = (path: string) => new Set(receiver.cameTo(path).map(idOf));
  const isAllThere = () => ['ok/a', 'ok/b'].every((path) => heardAt(path).size >= events.length);
  await until('everything comes', isAllThere, isLong ? 600_000 : 120_000);
  verifyNew();
  const wanted = events.map(({ id }) => id);
  for (const path of ['ok/a', 'ok/b']) expect([...heardAt(path)].sort()).toEqual(wanted);
  const bodies = Map.groupBy(receiver.came, idOf);
  const changed = [...bodies.values()].filter((one) => new Set(one.map((c) => c.body)).size > 1);
  expect(changed).toEqual([]);
  const twice = receiver.came.length - 2 * events.length;
  keepLongResult('webhook-kills', 'Webhooks while workers are killed', {
    kills,
    events: events.length,
    cameTwice: twice,
  });
}, 1_200_000);
