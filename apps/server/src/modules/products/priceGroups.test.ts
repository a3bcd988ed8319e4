import {
  addPriceGroup,
  addPriceSheet,
  addProduct,
  deletePriceGroup,
  editPriceGroup,
  listChannels,
  listPriceGroups,
  restorePriceGroup,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { productForm, uniqueCode } from './productsTestForms.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
});
afterAll(() => app.stop());

const groupNow = async (code: string) =>
  (await operator.call(listPriceGroups)).result.find((one) => one.code === code);
const added = (code: string) =>
  operator.call(addPriceGroup, { body: { code, nameZh: '测试组', nameEn: 'Test group' } });
const remove = (id: string) => operator.call(deletePriceGroup, { query: { id } });

test('the demo’s group has its names, its sheet and its merchants', async () => {
  expect(await groupNow('VIP')).toMatchObject({ nameZh: '重点商户', nameEn: 'Key merchants' });
  expect((await groupNow('VIP'))?.sheets).toBeGreaterThan(0);
  const { id = '' } = (await groupNow('VIP')) ?? {};
  expect((await remove(id)).body.errorKey).toBe('priceGroup.used');
});

test('a sheet is for a group that there is; renamed it stays the same group', async () => {
  const [channel] = (await operator.call(listChannels)).result;
  const product = { ...productForm(), channelId: channel?.id as string };
  const productId = (await operator.call(addProduct, { body: product })).result.id;
  const sheet = {
    code: uniqueCode(),
    productId,
    currency: 'CNY',
    level: 'group',
    groupCode: 'SILVER',
  } as const;
  const refused = await operator.call(addPriceSheet, { body: sheet });
  expect(refused.body.errorKey).toBe('priceGroup.unknown');
  const { id } = (await added('SILVER')).result;
  expect((await added('SILVER')).body.errorKey).toBe('priceGroup.taken');
  expect((await operator.call(addPriceSheet, { body: sheet })).status).toBe(200);
  const names = { nameZh: '银牌', nameEn: 'Silver' };
  await operator.call(editPriceGroup, { body: { id, revision: 1, ...names } });
  expect(await groupNow('SILVER')).toEqual({
    id,
    revision: 2,
    code: 'SILVER',
    ...names,
    sheets: 1,
    merchants: 0,
  });
});

test('one that nothing is for can be deleted', async () => {
  const { id } = (await added('NOBODYS')).result;
  expect((await remove(id)).status).toBe(200);
  expect(await groupNow('NOBODYS')).toBeUndefined();
});

test('one that was deleted comes back, unless its code is another’s now', async () => {
  const { id } = (await added('BACK')).result;
  const before = await groupNow('BACK');
  const restore = () => operator.call(restorePriceGroup, { query: { id } });
  await remove(id);
  expect((await remove(id)).body.errorKey).toBe('record.deletedAlready');
  expect((await restore()).result).toEqual({ restored: 1, already: 0 });
  expect(await groupNow('BACK')).toEqual(before);
  await remove(id);
  await added('BACK');
  expect(await restore()).toMatchObject({
    status: 409,
    body: { errorKey: 'record.takenMeanwhile' },
  });
});
