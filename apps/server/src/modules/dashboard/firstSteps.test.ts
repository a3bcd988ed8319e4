import { getFirstSteps, saveDraft } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { orderForm } from '../orders/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const steps = async (name: string) => (await (await app.as(name)).call(getFirstSteps, {})).result;
const doneOf = async (name: string) =>
  Object.fromEntries((await steps(name)).map(({ key, isDone }) => [key, isDone]));

test('the steps come in their order, in words', async () => {
  const all = await steps('kapok');
  expect(all.map(({ key }) => key)).toEqual(['activate', 'topUp', 'shipper', 'order']);
  for (const { title, text } of all) expect(`${title}${text}`).not.toMatch(/firstStep/);
});

test('an order that was saved is a step done, for its merchant alone', async () => {
  const before = [await doneOf('kapok'), await doneOf('bluebay')];
  expect(before.map(({ order }) => order)).toEqual([false, false]);
  const kapok = await app.as('kapok');
  await kapok.call(saveDraft, { body: { form: orderForm({}) as never } });
  expect((await doneOf('kapok')).order).toBe(true);
  expect((await doneOf('bluebay')).order).toBe(false);
});

test("the tenant's own people have no steps", async () => {
  expect(await steps('yunling-op')).toEqual([]);
});
