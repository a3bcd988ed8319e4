import {
  addConsignee,
  addShipper,
  deleteConsignees,
  deleteShippers,
  getDefaultConsignee,
  listConsignees,
  queryConsigneeById,
  queryShipperById,
  restoreConsignees,
  restoreShippers,
  setDefaultConsignee,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consignee, shipper } from './addressesTestForms.ts';
import { openVisitors, type Visitors } from './addressesTestVisitors.ts';

let app: Visitors['app'];
let fawn: Visitors['fawn'];
let kapok: Visitors['kapok'];
beforeAll(async () => {
  ({ app, fawn, kapok } = await openVisitors());
});
afterAll(() => app.stop());

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  return consignee({ name: `Taken Back ${made}`, tags: 'VIP', ...more });
};
const added = async (body = form()) => (await fawn.call(addConsignee, { body })).result.id;
const read = (id: string) => fawn.call(queryConsigneeById, { query: { id } });
const remove = (id: string) => fawn.call(deleteConsignees, { body: { ids: [id] } });
const restore = (id: string, who = fawn) => who.call(restoreConsignees, { body: { ids: [id] } });

test('an address comes back as it was, and is found as before', async () => {
  const body = form();
  const id = await added(body);
  const before = (await read(id)).result;
  await remove(id);
  expect((await read(id)).status).toBe(404);
  expect((await restore(id)).result).toEqual({ restored: 1, already: 0 });
  expect((await read(id)).result).toEqual(before);
  const query = { keyword: body.name, tag: 'VIP' };
  expect((await fawn.call(listConsignees, { query })).result.records).toMatchObject([{ id }]);
});

test('another merchant can’t restore it', async () => {
  const id = await added();
  await remove(id);
  expect((await restore(id, kapok)).body.errorKey).toBe('address.notFound');
  expect((await read(id)).status).toBe(404);
});

test('the default comes back as the default, unless another was chosen since', async () => {
  const [first, second] = [await added(), await added()];
  await fawn.call(setDefaultConsignee, { body: { id: first } });
  await remove(first);
  await restore(first);
  expect((await fawn.call(getDefaultConsignee)).result?.id).toBe(first);
  await remove(first);
  await fawn.call(setDefaultConsignee, { body: { id: second } });
  await restore(first);
  expect((await fawn.call(getDefaultConsignee)).result?.id).toBe(second);
  expect((await read(first)).result.isDefault).toBe(false);
});

test('one that was entered again meanwhile is not restored beside it; two alike before may be', async () => {
  const body = form();
  const id = await added(body);
  const twin = (await fawn.call(addConsignee, { body: { ...body, allowDuplicate: true } })).result;
  await remove(id);
  expect((await restore(id)).status).toBe(200);
  await fawn.call(deleteConsignees, { body: { ids: [id, twin.id] } });
  await added(body);
  const refused = await restore(id);
  expect(refused).toMatchObject({ status: 409, body: { errorKey: 'record.takenMeanwhile' } });
  expect(refused.body.message).toContain(body.name);
});

test('a shipper whose code is another’s now is not restored', async () => {
  const body = shipper({ name: 'Code Keeper', code: 'BACK-1' });
  const { id } = (await fawn.call(addShipper, { body })).result;
  await fawn.call(deleteShippers, { body: { ids: [id] } });
  const other = shipper({ name: 'Somebody Else', phone: '+86 755 5550 9911', code: 'BACK-1' });
  const { result } = await fawn.call(addShipper, { body: other });
  const again = () => fawn.call(restoreShippers, { body: { ids: [id] } });
  expect((await again()).body.errorKey).toBe('record.takenMeanwhile');
  await fawn.call(deleteShippers, { body: { ids: [result.id] } });
  expect((await again()).status).toBe(200);
  expect((await fawn.call(queryShipperById, { query: { id } })).result.code).toBe('BACK-1');
});
