import { listMerchantTransactions, transactionList } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { startSession } from '../auth/testing.ts';
import { openRuled } from '../dataRules/testing.ts';
import { type NewMerchant, newMerchant } from './financeTestSteps.ts';
import { post } from './money.service.ts';

let app: TestApp;
let merchant: NewMerchant;
beforeAll(async () => {
  app = await testApp();
  merchant = await newMerchant(app);
  const base = () => ({ key: newId(), merchantId: merchant.merchantId, currency: 'CNY' as const });
  const mint = await app.mint();
  const lines = [{ kind: 'freight' as const, minor: 1_200n }];
  await post(mint, [
    { ...base(), op: 'topUp', minor: 50_000n, note: 'TU1' },
    { ...base(), op: 'charge', subjectId: newId(), lines, note: 'YL1' },
  ]);
});
afterAll(() => app.stop());

type Visitor = ReturnType<TestApp['withToken']>;
const asked = async (by: Visitor, more: object = {}) =>
  by.call(listMerchantTransactions, { query: { id: merchant.merchantId, ...more } });

test('staff are told what the merchant is told, and pages and kinds alike', async () => {
  const own = (await merchant.visitor.call(transactionList, { body: {} })).result;
  const staff = (await asked(await app.as('yunling-op'))).result;
  expect(staff.total).toBe(own.total);
  expect(staff.records.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-12.00', '488.00'],
    ['500.00', '500.00'],
  ]);
  const freight = (await asked(await app.as('yunling-op'), { kind: 'freight' })).result;
  expect(freight.records.map(({ id }) => id)).toEqual([own.records[0]?.id]);
});

test('of an order that is out of sight it is told what moved, and not for what', async () => {
  const { records } = (await asked(await app.as('yunling-op'))).result;
  expect(records.map(({ note, subjectId }) => [note, subjectId === null])).toEqual([
    ['', true],
    ['TU1', true],
  ]);
});

test('another tenant’s people, and who is narrowed to other merchants, learn of none', async () => {
  const none = { status: 404, body: { errorKey: 'merchant.notFound' } };
  expect(await asked(await app.as('haituo-op', 'haituo'))).toMatchObject(none);
  expect((await asked(merchant.visitor)).status).toBe(403);
  const ruled = await openRuled(app, 0);
  const narrowed = async () =>
    app.withToken(await startSession(await app.ctxOf(), ruled.userId as string));
  expect((await asked(await narrowed())).status).toBe(200);
  const conditions = [
    { column: 'merchant' as const, op: 'notIn' as const, values: [merchant.merchantId] },
  ];
  await ruled.setRules([{ roleId: ruled.roles[0], subject: 'merchants', conditions }]);
  expect(await asked(await narrowed())).toMatchObject(none);
  await ruled.stop();
});
