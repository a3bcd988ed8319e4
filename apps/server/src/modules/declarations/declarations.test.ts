import {
  addSku,
  addTaxNumber,
  editSku,
  editTaxNumber,
  listSkus,
  listTaxNumbers,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { skuForm, taxNumberForm } from './declarationsTestForms.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let other: Visitor;
beforeAll(async () => {
  app = await testApp();
  merchant = await app.as('starfield');
  other = await app.as('kapok');
});
afterAll(() => app.stop());

test('a merchant has a SKU once, added or edited; another has one of its own', async () => {
  const [first, second] = [skuForm(), skuForm()];
  const taken = { status: 409, body: { errorKey: 'sku.taken' } };
  expect((await merchant.call(addSku, { body: first })).status).toBe(200);
  const { id } = (await merchant.call(addSku, { body: second })).result;
  expect(await merchant.call(addSku, { body: { ...first, goodsName: '别的' } })).toMatchObject(
    taken,
  );
  const edit = { ...second, id, revision: 1, sku: first.sku };
  expect(await merchant.call(editSku, { body: edit })).toMatchObject(taken);
  // What was refused has changed nothing, not even the revision.
  const { records } = (await merchant.call(listSkus, { query: { keyword: second.sku } })).result;
  expect(records).toMatchObject([{ id, revision: 1, sku: second.sku }]);
  expect((await merchant.call(listSkus, { query: { keyword: first.sku } })).result).toMatchObject({
    total: 1,
    records: [{ goodsName: first.goodsName }],
  });
  expect((await other.call(addSku, { body: first })).status).toBe(200);
});

test('a merchant has a tax number once for its type; another has one of its own', async () => {
  const [first, second] = [taxNumberForm(), taxNumberForm()];
  const taken = { status: 409, body: { errorKey: 'taxNumber.taken' } };
  expect((await merchant.call(addTaxNumber, { body: first })).status).toBe(200);
  const { id } = (await merchant.call(addTaxNumber, { body: second })).result;
  const again = { ...first, name: 'Again' };
  expect(await merchant.call(addTaxNumber, { body: again })).toMatchObject(taken);
  const edit = { ...second, id, revision: 1, taxNo: first.taxNo };
  expect(await merchant.call(editTaxNumber, { body: edit })).toMatchObject(taken);
  const query = { keyword: second.taxNo };
  expect((await merchant.call(listTaxNumbers, { query })).result.records).toMatchObject([
    { id, revision: 1, taxNo: second.taxNo },
  ]);
  const asVat = { ...first, taxType: 'VAT' as const };
  expect((await merchant.call(addTaxNumber, { body: asVat })).status).toBe(200);
  expect((await other.call(addTaxNumber, { body: first })).status).toBe(200);
});
