import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { whileFrozen } from '../../finance/testing.ts';
import { openWithholdingKit, type WithholdingKit } from '../../withholding/testing.ts';
import { type OpenKit, openKit } from './openTestKit.ts';

let app: TestApp;
let kit: WithholdingKit;
let door: OpenKit;
let key: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openWithholdingKit(app);
  await kit.setWallet(100_000n);
  door = openKit(app);
  ({ key } = await door.makeKey());
});
afterAll(async () => {
  await kit.orders.close();
  await app.stop();
});

const get = async (path: string) => (await door.ask(key, path)).body;
const answer = (id: string, body: object) =>
  door.ask(key, `/withholdings/${id}/answer`, { method: 'POST', body });

test('what is withheld is told with what may be answered, and goes back once', async () => {
  const id = await kit.aside('battery');
  const { items, total } = await get('/withholdings?reason=battery');
  expect(total).toBe(items.length);
  const told = items.find((each: { id: string }) => each.id === id);
  expect(told.reasons).toMatchObject([{ reason: 'battery', outcome: null, endedAt: null }]);
  expect(told.deadline).toMatch(/\+08:00$/);
  const detail = await get(`/withholdings/${id}`);
  const may = detail.answers.map(({ answer }: { answer: string }) => answer);
  expect(may).toEqual(['changeLine', 'return', 'destroy']);
  const ended = await answer(id, { answer: 'return' });
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  expect(ended.body).toMatchObject({ answers: [], reasons: [{ outcome: 'returned' }] });
  expect(await get(`/orders/${id}`)).toMatchObject({ status: 'chargedBack' });
  const again = await answer(id, { answer: 'destroy' });
  expect(again).toMatchObject({ status: 409, body: { errorKey: 'withholding.ended' } });
});

test('by another line only for the price that was offered', async () => {
  const id = await kit.aside('forbidden');
  const { items } = await get(`/withholdings/${id}/lines`);
  const isOurs = ({ price }: { price: { currency: string } | null }) => price?.currency === 'CNY';
  const { productId, price } = items.find(isOurs);
  const cheaper = { amount: '0.01', currency: price.currency };
  const refused = await answer(id, { answer: 'changeLine', productId, agreed: cheaper });
  expect(refused).toMatchObject({ status: 409, body: { errorKey: 'withholding.priceChanged' } });
  const frozen = await whileFrozen(app.database, kit.merchantId, () =>
    answer(id, { answer: 'changeLine', productId, agreed: price }),
  );
  expect(frozen).toMatchObject({ status: 422, body: { errorKey: 'account.frozen' } });
  const taken = await answer(id, { answer: 'changeLine', productId, agreed: price });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  expect(taken.body.reasons).toMatchObject([{ outcome: 'lineChanged' }]);
  expect(await get(`/orders/${id}`)).toMatchObject({ status: 'inWarehouse', productId });
});

test('what is owed is paid from the wallet, where there is enough', async () => {
  await kit.setWallet(10_000n);
  const id = await kit.received('receipt', 2, 12);
  const { owed } = await get(`/withholdings/${id}`);
  expect(owed).toEqual({ amount: '100.00', currency: 'CNY' });
  const poor = await answer(id, { answer: 'pay' });
  expect(poor).toMatchObject({ status: 422, body: { errorKey: 'wallet.tooLow' } });
  await kit.topUp(2_000n);
  const frozen = await whileFrozen(app.database, kit.merchantId, () =>
    answer(id, { answer: 'pay' }),
  );
  expect(frozen).toMatchObject({ status: 422, body: { errorKey: 'account.frozen' } });
  const paid = await answer(id, { answer: 'pay' });
  expect(paid.body).toMatchObject({ owed: null, reasons: [{ outcome: 'paid' }] });
});
