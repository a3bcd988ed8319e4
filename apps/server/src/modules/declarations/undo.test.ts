import {
  addSku,
  addTaxNumber,
  deleteSkus,
  deleteTaxNumbers,
  editSku,
  listSkus,
  listTaxNumbers,
  restoreSkus,
  restoreTaxNumbers,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { skuForm, taxNumberForm } from './declarationsTestForms.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let colleague: Visitor;
let other: Visitor;
beforeAll(async () => {
  app = await testApp();
  merchant = await app.as('starfield');
  colleague = await app.as('starfield');
  other = await app.as('kapok');
});
afterAll(() => app.stop());

const newSku = async (form = skuForm()) => ({
  sku: form.sku,
  id: (await merchant.call(addSku, { body: form })).result.id,
});
const found = async (keyword: string) =>
  (await merchant.call(listSkus, { query: { keyword } })).result.records;
const remove = (ids: string[], who = merchant) => who.call(deleteSkus, { body: { ids } });
const restore = (ids: string[], who = merchant) => who.call(restoreSkus, { body: { ids } });
const historyOf = (id: string) =>
  asOwner(app.database, `select * from record_changes where record_id = '${id}'`);

test('a deletion is taken back: the same record with its id, its content and its history', async () => {
  const form = skuForm();
  const { id, sku } = await newSku(form);
  const edit = { ...form, id, revision: 1, goodsName: '改过的名字' };
  expect((await merchant.call(editSku, { body: edit })).status).toBe(200);
  const [before, history] = [await found(sku), await historyOf(id)];
  expect(history).toHaveLength(1);
  expect((await remove([id])).status).toBe(200);
  expect(await found(sku)).toEqual([]);
  expect(await historyOf(id)).toEqual([]);
  expect((await restore([id])).result).toEqual({ restored: 1, already: 0 });
  expect(await found(sku)).toEqual(before);
  expect(await historyOf(id)).toEqual(history);
});

test('restored twice it is there once, and the second is told that it was there already', async () => {
  const [one, two] = [await newSku(), await newSku()];
  await remove([one.id, two.id]);
  expect((await restore([one.id], colleague)).result).toEqual({ restored: 1, already: 0 });
  expect((await restore([one.id, two.id])).result).toEqual({ restored: 1, already: 1 });
  expect((await restore([one.id, two.id])).result).toEqual({ restored: 0, already: 2 });
  expect(await found(one.sku)).toHaveLength(1);
});

test('of two who restore at the same moment both are answered, and it is there once', async () => {
  const { id, sku } = await newSku();
  await remove([id]);
  const replies = await Promise.all([restore([id]), restore([id], colleague)]);
  expect(replies.map(({ result }) => result.restored).sort()).toEqual([0, 1]);
  expect(await found(sku)).toHaveLength(1);
});

test('who deletes what somebody has just deleted is told so, and nothing else is deleted', async () => {
  const [one, two] = [await newSku(), await newSku()];
  await remove([one.id], colleague);
  expect(await remove([two.id, one.id])).toMatchObject({
    status: 409,
    body: { errorKey: 'record.deletedAlready' },
  });
  expect(await found(two.sku)).toHaveLength(1);
});

test('what was added again meanwhile is not restored over, and none of the others is', async () => {
  const form = skuForm();
  const [one, two] = [await newSku(form), await newSku()];
  await remove([one.id, two.id]);
  const again = await newSku(form);
  const refused = await restore([one.id, two.id]);
  expect(refused).toMatchObject({ status: 409, body: { errorKey: 'record.takenMeanwhile' } });
  expect(refused.body.message).toContain(form.sku);
  expect(await found(two.sku)).toEqual([]);
  expect(await found(form.sku)).toMatchObject([{ id: again.id }]);
  // Once it is out of the way, it can be.
  await remove([again.id]);
  expect((await restore([one.id, two.id])).result).toEqual({ restored: 2, already: 0 });
});

test('nobody else restores it, nor learns that it was there', async () => {
  const { id, sku } = await newSku();
  await remove([id]);
  const stranger = await restore([id], other);
  const nothing = await restore([crypto.randomUUID()], other);
  expect(stranger).toMatchObject({ status: 404, body: { errorKey: 'sku.notFound' } });
  expect(stranger.body.errorKey).toBe(nothing.body.errorKey);
  expect((await remove([id], other)).body.errorKey).toBe('sku.notFound');
  expect(await found(sku)).toEqual([]);
});

test('a tax number comes back as it was, unless its number was added again', async () => {
  const form = taxNumberForm();
  const listed = async () =>
    (await merchant.call(listTaxNumbers, { query: { keyword: form.taxNo } })).result.records;
  const { id } = (await merchant.call(addTaxNumber, { body: form })).result;
  const before = await listed();
  const body = { ids: [id] };
  await merchant.call(deleteTaxNumbers, { body });
  await merchant.call(restoreTaxNumbers, { body });
  expect(await listed()).toEqual(before);
  await merchant.call(deleteTaxNumbers, { body });
  await merchant.call(addTaxNumber, { body: form });
  expect((await merchant.call(restoreTaxNumbers, { body })).body.errorKey).toBe(
    'record.takenMeanwhile',
  );
});
