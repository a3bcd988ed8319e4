import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { asOwner } from '../../../../testing/owner.ts';
import { subjects as costs } from '../../../costs/testing.ts';
import { post } from '../../../finance/testing.ts';
import { addDrafts, addEndpoints, moveOrders } from '../webhooksTestKit.ts';
import { sayEvents } from './sayEvents.ts';

let app: TestApp;
let merchantId: string;
beforeAll(async () => {
  app = await testApp();
  merchantId = app.merchantId('M100001');
});
afterAll(() => app.stop());

/** What was noted since the last look, said by now. */
const heard = async () => {
  while (await sayEvents(await app.ctxOf()));
  const rows = await asOwner<{ body: string }>(
    app.database,
    'delete from webhook_events returning body',
  );
  return rows.map(({ body }) => JSON.parse(body) as { type: string; data: object });
};
const typesHeard = async () => (await heard()).map(({ type }) => type).sort();

const topUp = async () =>
  post(await app.mint(), [
    { op: 'topUp', key: newId(), merchantId, currency: 'CNY', minor: 1_000n },
  ]);

test('nothing is noted for who has no endpoint, nor what theirs do not wish to hear of', async () => {
  await addDrafts(app.database, merchantId, 2);
  await moveOrders(app, 2);
  await topUp();
  expect(await typesHeard()).toEqual([]);
  const [one] = await addEndpoints(app, ['https://hooks.example.com/'], ['label.ready']);
  await moveOrders(app, 2);
  expect(await typesHeard()).toEqual([]);
  await asOwner(app.database, 'delete from webhook_endpoints where id = $1', [one?.id]);
});

test('each kind of change is noted where it happens', async () => {
  await addEndpoints(app, ['https://hooks.example.com/']);
  await moveOrders(app, 1);
  expect(await heard()).toMatchObject([
    { type: 'order.moved', data: { move: { step: 'intercept', status: 'draft' } } },
  ]);
  await asOwner(
    app.database,
    `update orders set label = 'ready' where id = (select id from orders where merchant_id = $1 limit 1)`,
    [merchantId],
  );
  expect(await heard()).toMatchObject([{ type: 'label.ready', data: { label: 'ready' } }]);
  const owner = { ctx: await app.ctxOf(), userId: app.userId('starfield'), merchantId };
  await costs.costChange?.(owner);
  const told = await heard();
  expect(told.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['cost.changed', 'order.created']),
  );
  const cost = told.find(({ type }) => type === 'cost.changed');
  expect(cost?.data).toMatchObject({
    cost: { before: expect.stringMatching(/^\d+\.\d\d$/), after: expect.any(String) },
  });
});

test('several changes of a wallet are one event that tells the last balance', async () => {
  await heard();
  for (let time = 0; time < 3; time += 1) await topUp();
  const [event = expect.fail(), ...more] = await heard();
  expect(more).toEqual([]);
  const [{ balance_minor: minor } = expect.fail()] = await asOwner<{ balance_minor: string }>(
    app.database,
    `select balance_minor from accounts where merchant_id = $1 and kind = 'wallet' and currency = 'CNY'`,
    [merchantId],
  );
  expect(event.data).toMatchObject({ currency: 'CNY', snapshot: '/open/v1/balance' });
  const { balance, held } = event.data as { balance: string; held: string };
  expect(Math.round((Number(balance) - Number(held)) * 100)).toBe(Number(minor));
});
