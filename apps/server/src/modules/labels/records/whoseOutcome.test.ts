import { addPrintRecords, getOrderDetail, tellPrintOutcome } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import type { Owner } from '../../../testing/subjects.ts';
import { newPrintable, printBy } from './recordsTestSubjects.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let me: Visitor;
let owner: Owner;
beforeAll(async () => {
  app = await testApp();
  me = await app.as('starfield');
  const [userId, merchantId] = [app.userId('starfield'), app.merchantId('M100001')];
  owner = { ctx: await app.ctxOf(), userId, merchantId };
});
afterAll(() => app.stop());

const print = async (by: Visitor, reason = '') => {
  const orderId = await newPrintable(owner);
  const records = [{ orderId, document: 'label' as const, pages: 1, copies: 1 }];
  const { result } = await by.call(addPrintRecords, { body: { records, ...printBy, reason } });
  return { orderId, id: result.ids[0] as string };
};
const countOf = async (id: string) =>
  (await me.call(getOrderDetail, { query: { id } })).result.order.printCount;
const fail = (by: Visitor, ids: string[]) =>
  by.call(tellPrintOutcome, { body: { ids, outcome: 'failed', message: 'never' } });

// Whose print it was would be printed again as a first one, and nobody asked why.
test.each([
  ['a colleague', 'starfield-lin', 'starfield'],
  ['the merchant, of a print of the tenant’s people', 'starfield', 'yunling-op'],
  ['the tenant’s people, of a print of the merchant', 'yunling-op', 'starfield'],
])('%s takes no print of another back', async (_, teller, printer) => {
  const [by, other] = [await app.as(teller), await app.as(printer)];
  const [own, theirs] = [await print(by), await print(other)];
  for (const ids of [[theirs.id], [own.id, theirs.id]]) {
    expect((await fail(by, ids)).body.errorKey).toBe('print.notFound');
  }
  expect([await countOf(own.orderId), await countOf(theirs.orderId)]).toEqual([1, 1]);
  expect((await fail(other, [theirs.id])).status).toBe(200);
  expect(await countOf(theirs.orderId)).toBe(0);
});
