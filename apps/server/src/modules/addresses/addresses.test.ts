import {
  addConsignee,
  addShipper,
  deleteConsignees,
  editConsignee,
  editShipper,
  getDefaultConsignee,
  getDefaultShipper,
  listConsignees,
  listConsigneeTags,
  listShippers,
  queryConsigneeById,
  setDefaultConsignee,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consignee, shipper } from './addressesTestForms.ts';
import { openVisitors, type Visitors } from './addressesTestVisitors.ts';

let visitors: Visitors;
type Visitor = Visitors['fawn'];
let fawn: Visitor;
let kapok: Visitor;
beforeAll(async () => {
  visitors = await openVisitors();
  ({ fawn, kapok } = visitors);
});
afterAll(() => visitors.app.stop());

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  return consignee({ name: `Somebody ${made}`, ...more });
};
const added = async (visitor: Visitor, more: object = {}) =>
  (await visitor.call(addConsignee, { body: form(more) })).result.id;
const found = async (visitor: Visitor, query: object) =>
  (await visitor.call(listConsignees, { query })).result;

test('what was entered is read again as it was entered', async () => {
  const entered = form({
    tags: 'VIP;老客户;VIP',
    taxType: 'EIN',
    taxNo: '12-3456789',
    addressType: 'business',
    alias: 'JD-1',
  });
  const { result } = await kapok.call(addConsignee, { body: entered });
  const read = await kapok.call(queryConsigneeById, { query: { id: result.id } });
  expect(read.result).toMatchObject({ ...entered, tags: ['VIP', '老客户'], isDefault: false });
  expect(read.result.remark).toBe('');
});

test('an address is in the book of its merchant and of nobody else', async () => {
  const id = await added(kapok);
  expect((await found(kapok, { pageSize: 100 })).records.map((one) => one.id)).toContain(id);
  const others = (await found(await visitors.app.as('bluebay'), { pageSize: 100 })).records;
  expect(others.map((one) => one.id)).not.toContain(id);
});

test('the latest stands first, after the default', async () => {
  const id = await added(kapok);
  const { records } = await found(kapok, {});
  expect(records[0]?.isDefault).toBe(true);
  expect(records[1]?.id).toBe(id);
});

test('an operator has no book', async () => {
  const operator = await visitors.app.as('yunling-op');
  const { status } = await operator.call(listConsignees, { query: {} });
  expect(status).toBe(403);
});

describe('the default', () => {
  test('is none at first, and then the one that was set', async () => {
    expect((await fawn.call(getDefaultConsignee)).result).toBeNull();
    expect((await fawn.call(getDefaultShipper)).result).toBeNull();
    const id = await added(fawn);
    await fawn.call(setDefaultConsignee, { body: { id } });
    expect((await fawn.call(getDefaultConsignee)).result?.id).toBe(id);
  });

  test('passes on when another is added or edited as the default', async () => {
    const id = await added(fawn, { isDefault: true });
    expect((await fawn.call(getDefaultConsignee)).result?.id).toBe(id);
    const other = await added(fawn);
    await fawn.call(editConsignee, {
      body: { ...form(), id: other, revision: 1, isDefault: true },
    });
    expect((await fawn.call(getDefaultConsignee)).result?.id).toBe(other);
    await fawn.call(editConsignee, {
      body: { ...form(), id: other, revision: 2, isDefault: false },
    });
    expect((await fawn.call(getDefaultConsignee)).result).toBeNull();
  });

  test('is one, whoever sets it at the same moment', async () => {
    const ids = await Promise.all([0, 1, 2, 3, 4, 5].map(() => added(fawn)));
    const replies = await Promise.all(
      ids.map((id) => fawn.call(setDefaultConsignee, { body: { id } })),
    );
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { records } = await found(fawn, { pageSize: 100 });
    expect(records.filter((one) => one.isDefault)).toHaveLength(1);
  });
});

describe('an address that is there already', () => {
  test('is named instead of being added again, however it is written', async () => {
    const first = form({ name: 'Ａnna  Lee', phone: '+1 (408) 555-0177' });
    await kapok.call(addConsignee, { body: first });
    const again = { ...first, name: 'anna lee', phone: '+1 408 555 0177', city: 'San José' };
    const { status, body } = await kapok.call(addConsignee, { body: again });
    expect({ status, key: body.errorKey }).toEqual({ status: 409, key: 'address.duplicate' });
    expect(body.message).toContain('Ａnna  Lee');
  });

  test('is added when it is meant, and both are found as duplicates', async () => {
    const first = form({ name: 'Twice Told' });
    await kapok.call(addConsignee, { body: first });
    const again = await kapok.call(addConsignee, { body: { ...first, allowDuplicate: true } });
    expect(again.status).toBe(200);
    const { records } = await found(kapok, { duplicates: '1', keyword: 'twice' });
    expect(records).toHaveLength(2);
    expect(records.every((one) => one.isDuplicate)).toBe(true);
  });

  test('does not stand in the way of changing it', async () => {
    const first = form();
    const { result } = await kapok.call(addConsignee, { body: first });
    const changed = { ...first, id: result.id, revision: 1, remark: 'changed' };
    expect((await kapok.call(editConsignee, { body: changed })).status).toBe(200);
    const other = await added(kapok);
    const alike = await kapok.call(editConsignee, { body: { ...first, id: other, revision: 1 } });
    expect(alike.body.errorKey).toBe('address.duplicate');
  });

  test("is only looked for in the merchant's own book", async () => {
    const first = form();
    await kapok.call(addConsignee, { body: first });
    expect((await fawn.call(addConsignee, { body: first })).status).toBe(200);
  });
});

test('a shipper code is used once by a merchant, and may stay empty', async () => {
  const add = (more: object) => kapok.call(addShipper, { body: shipper(more) });
  expect((await add({ name: '甲', code: 'A1' })).status).toBe(200);
  expect((await add({ name: '乙', code: 'A1' })).body.errorKey).toBe('address.codeTaken');
  const { result } = await add({ name: '丙' });
  expect((await add({ name: '丁' })).status).toBe(200);
  const taken = { ...shipper({ name: '丙', code: 'A1' }), id: result.id, revision: 1 };
  expect((await kapok.call(editShipper, { body: taken })).body.errorKey).toBe('address.codeTaken');
  expect((await fawn.call(addShipper, { body: shipper({ code: 'A1' }) })).status).toBe(200);
});

test('all are deleted or none', async () => {
  const [one, two] = [await added(kapok), await added(kapok)];
  const foreign = await added(fawn);
  const ids = [one, two];
  const refused = await kapok.call(deleteConsignees, { body: { ids: [...ids, foreign] } });
  expect(refused.body.errorKey).toBe('address.notFound');
  const read = (id: string) => kapok.call(queryConsigneeById, { query: { id } });
  expect((await read(one)).status).toBe(200);
  expect((await kapok.call(deleteConsignees, { body: { ids } })).status).toBe(200);
  expect((await read(one)).status).toBe(404);
  expect((await read(two)).status).toBe(404);
});

test('tags in use are told, most used first', async () => {
  await added(fawn, { tags: ['tea'] });
  await added(fawn, { tags: ['tea', 'rare'] });
  expect((await fawn.call(listConsigneeTags)).result).toEqual(['tea', 'rare']);
});

test.each([
  [{ name: '' }, 'name', 'web.verify.0'],
  [{ name: '  ' }, 'name', 'web.verify.16'],
  [{ province: '' }, 'province', 'web.verify.58'],
  [{ city: ' ' }, 'city', 'web.verify.59'],
  [{ countryCode: 'CN', postCode: '518129' }, 'area', 'web.verify.60'],
  [{ countryCode: 'XX' }, 'countryCode', 'web.verify.72'],
  [{ phone: '' }, 'phone', 'web.verify.3'],
  [{ phone: 'call me' }, 'phone', 'web.verify.4'],
  [{ email: 'a@b' }, 'email', 'web.verify.5'],
  [{ postCode: '' }, 'postCode', 'web.verify.0'],
  [{ postCode: 'ABC' }, 'postCode', 'web.verify.42'],
  [{ taxType: 'VAT' }, 'taxNo', 'web.verify.0'],
  [{ taxNo: '1' }, 'taxType', 'web.verify.0'],
  [{ taxType: 'X', taxNo: '1' }, 'taxType', 'web.verify.41'],
  [{ certificateType: 'identityCard', certificateNo: '12' }, 'certificateNo', 'web.verify.22'],
  [{ tags: 'a;b;c;d;e;f;g;h;i;j;k' }, 'tags', 'web.verify.43'],
  [{ isDefault: 'perhaps' }, 'isDefault', 'web.verify.41'],
])('%j is refused at %s by %s', async (more, path, key) => {
  const { status, body } = await kapok.call(addConsignee, { body: form(more) as never });
  expect(status).toBe(422);
  const { issues } = body.result as unknown as { issues: { path: string; key: string }[] };
  expect(issues).toContainEqual(expect.objectContaining({ path, key }));
});

test('where the post has no codes none is asked for', async () => {
  const body = form({ countryCode: 'AE', province: 'Dubai', city: 'Dubai', postCode: '' });
  expect((await kapok.call(addConsignee, { body })).status).toBe(200);
});

test('the demo books have a default each, and whoever is not active has none', async () => {
  for (const name of ['starfield', 'bluebay']) {
    const visitor = await visitors.app.as(name);
    expect((await visitor.call(getDefaultConsignee)).result?.isDefault).toBe(true);
    expect((await visitor.call(listShippers, { query: {} })).result.total).toBeGreaterThan(1);
  }
});
