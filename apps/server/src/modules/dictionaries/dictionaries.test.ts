import { setTimeout as pause } from 'node:timers/promises';
import {
  addDictionary,
  addDictionaryItem,
  deleteDictionary,
  deleteDictionaryItem,
  editDictionaryItem,
  getDictItems,
  getDictionaryItemUses,
  getLoginUserInfo,
  listDictionaries,
  listDictionaryItems,
  restoreDictionaryItem,
  sortDictionaryItems,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, openOwner } from '../../testing/owner.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let admin: Visitor;
let other: Visitor;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
  other = await app.as('yunling-admin');
});
afterAll(() => app.stop());

const dictionaryOf = async (code: string) => {
  const found = (await admin.call(listDictionaries)).result.find((one) => one.code === code);
  if (!found) throw new Error(`no dictionary ${code}`);
  return found;
};
const itemsOf = async (code: string) => {
  const { id } = await dictionaryOf(code);
  return (await admin.call(listDictionaryItems, { query: { id } })).result;
};
const itemOf = async (code: string, value: string) => {
  const found = (await itemsOf(code)).find((one) => one.value === value);
  if (!found) throw new Error(`no ${value} in ${code}`);
  return found;
};
const made = async (code: string, ...values: string[]) => {
  const body = { code, nameZh: '测试', nameEn: 'Test' };
  const { id } = (await admin.call(addDictionary, { body })).result;
  for (const value of values) {
    const words = { value, textZh: `${value} 中`, textEn: `${value} en` };
    await admin.call(addDictionaryItem, { body: { dictionaryId: id, ...words } });
  }
  return id;
};

test('every dictionary has a name of its own in both languages, and its counts', async () => {
  const all = (await admin.call(listDictionaries)).result;
  expect(all.length).toBeGreaterThan(30);
  for (const { code, nameZh, nameEn, items, isBuiltIn } of all) {
    expect(nameZh).not.toBe(code);
    expect(nameEn).not.toBe(code);
    expect(isBuiltIn).toBe(true);
    expect(items).toBeGreaterThan(0);
  }
});

test('a renamed item is told to every page of the tenant, and read by all who ask', async () => {
  await asOwner(app.database, 'delete from outbox');
  const { id, revision } = await itemOf('order_status', 'draft');
  const body = { id, revision, textZh: '暂存', textEn: 'On the desk', isDisabled: false };
  expect((await admin.call(editDictionaryItem, { body })).result).toEqual({ revision: 2 });
  expect(await asOwner(app.database, 'select message from outbox')).toEqual([
    { message: { cmd: 'topic' } },
  ]);
  const merchant = await app.as('starfield');
  const { result } = await merchant.call(getLoginUserInfo);
  expect(result.sysAllDictItems.order_status?.[0]).toMatchObject({ value: 'draft', text: '暂存' });
});

test('a disabled item is still read and no longer offered; the last one stays', async () => {
  await made('left_over', 'one', 'two');
  const disable = async (value: string) => {
    const { isBuiltIn: _, value: __, ...item } = await itemOf('left_over', value);
    return admin.call(editDictionaryItem, { body: { ...item, isDisabled: true } });
  };
  expect((await disable('one')).status).toBe(200);
  const { result } = await admin.call(getDictItems, { params: { code: 'left_over' } });
  expect(result[0]).toMatchObject({ value: 'one', text: 'one 中', disabled: '1' });
  expect((await disable('two')).body.errorKey).toBe('dictItem.last');
});

test('who saves second is told what the first one changed', async () => {
  const item = await itemOf('goods_type', 'WPX');
  const save = (by: Visitor, textEn: string) =>
    by.call(editDictionaryItem, {
      body: {
        id: item.id,
        revision: item.revision,
        textZh: item.textZh,
        textEn,
        isDisabled: false,
      },
    });
  expect((await save(admin, 'Box')).status).toBe(200);
  const second = await save(other, 'Carton');
  expect(second.body).toMatchObject({
    errorKey: 'record.changedMeanwhile',
    result: { changed: { changes: [{ field: 'textEn', from: item.textEn, to: 'Box' }] } },
  });
  expect((await itemOf('goods_type', 'WPX')).textEn).toBe('Box');
});

test('of two who disable the last two items at once one is told that something has to be left', async () => {
  await made('last_kind', 'one', 'two');
  const items = await itemsOf('last_kind');
  const owner = await openOwner(app.database);
  // Both have read that there is another one, before either has written.
  await owner.query('begin');
  await owner.query(`select from dict_items where code = 'last_kind' for share`);
  const asked = items.map(({ id, revision, textZh, textEn }) =>
    admin.call(editDictionaryItem, { body: { id, revision, textZh, textEn, isDisabled: true } }),
  );
  await Promise.race([Promise.all(asked), pause(500)]);
  await owner.query('commit');
  await owner.end();
  const keys = (await Promise.all(asked)).map(({ body }) => body.errorKey ?? 'saved');
  expect(keys.toSorted()).toEqual(['dictItem.last', 'saved']);
});

test('what the program relies on is not deleted, nor given values it does not know', async () => {
  const { id } = await dictionaryOf('order_status');
  const item = await itemOf('order_status', 'voided');
  expect((await admin.call(deleteDictionary, { query: { id } })).body.errorKey).toBe(
    'dict.builtIn',
  );
  expect((await admin.call(deleteDictionaryItem, { query: { id: item.id } })).body.errorKey).toBe(
    'dictItem.builtIn',
  );
  const body = { dictionaryId: id, value: 'lost', textZh: '丢失', textEn: 'Lost' };
  expect((await admin.call(addDictionaryItem, { body })).body.errorKey).toBe('dict.fixed');
  const unit = { ...body, dictionaryId: (await dictionaryOf('declare_unit')).id };
  expect((await admin.call(addDictionaryItem, { body: unit })).status).toBe(200);
});

test('an own dictionary takes items, each value once, and is deleted with them', async () => {
  const id = await made('shelf_kind', 'high');
  const again = { dictionaryId: id, value: 'high', textZh: '高', textEn: 'High' };
  expect((await admin.call(addDictionaryItem, { body: again })).body.errorKey).toBe(
    'dictItem.taken',
  );
  const same = { code: 'shelf_kind', nameZh: '货架', nameEn: 'Shelf' };
  expect((await admin.call(addDictionary, { body: same })).body.errorKey).toBe('dict.taken');
  expect((await admin.call(deleteDictionary, { query: { id } })).status).toBe(200);
  expect((await admin.call(getDictItems, { params: { code: 'shelf_kind' } })).body.errorKey).toBe(
    'dict.notFound',
  );
});

test('both languages are asked for', async () => {
  const { id } = await dictionaryOf('declare_unit');
  const body = { dictionaryId: id, value: 'TON', textZh: '吨', textEn: ' ' };
  expect((await admin.call(addDictionaryItem, { body })).status).toBe(422);
});

test('items are put in another order; who sorts what has changed sorts again', async () => {
  const id = await made('sorted', 'a', 'b', 'c');
  const was = (await itemsOf('sorted')).map((item) => item.id);
  const ids = was.toReversed();
  expect((await admin.call(sortDictionaryItems, { body: { id, was, ids } })).status).toBe(200);
  expect((await itemsOf('sorted')).map(({ value }) => value)).toEqual(['c', 'b', 'a']);
  const { result } = await admin.call(getDictItems, { params: { code: 'sorted' } });
  expect(result.map(({ value }) => value)).toEqual(['c', 'b', 'a']);
  for (const wrong of [
    { id, was, ids },
    { id, was: ids, ids: ids.slice(1) },
    { id, was: ids, ids: [ids[0], ids[0], ids[1]] as string[] },
  ])
    expect((await other.call(sortDictionaryItems, { body: wrong })).body.errorKey).toBe(
      'dict.orderChanged',
    );
});

test('where a value is used is counted, and what is used is not deleted', async () => {
  const uses = async (code: string, value: string) => {
    const { id } = await itemOf(code, value);
    return (await admin.call(getDictionaryItemUses, { query: { id } })).result;
  };
  const [{ count } = { count: 0 }] = await asOwner<{ count: number }>(
    app.database,
    `select count(*)::int as count from merchants where terms = 'prepaid'
       and tenant_id = (select tenant_id from tenants where code = 'yunling')`,
  );
  expect(await uses('payment_terms', 'prepaid')).toEqual({
    isKept: true,
    places: [{ place: 'merchants', count }],
  });
  expect(await uses('label_folder', 'shared')).toEqual({ isKept: false, places: [] });
  // As if it had not come with the program.
  await asOwner(
    app.database,
    `update dict_items set built_in = false where code = 'payment_terms'`,
  );
  const { id } = await itemOf('payment_terms', 'prepaid');
  expect((await admin.call(deleteDictionaryItem, { query: { id } })).body.errorKey).toBe(
    'dictItem.used',
  );
});

test('every place where values are kept can be asked', async () => {
  for (const { code } of (await admin.call(listDictionaries)).result) {
    const [item] = await itemsOf(code);
    if (!item) continue;
    const { status } = await admin.call(getDictionaryItemUses, { query: { id: item.id } });
    expect(status, code).toBe(200);
  }
});

test('an item that was deleted comes back to its place, while there is its dictionary', async () => {
  const dictionaryId = await made('brought_back', 'a', 'b', 'c');
  const before = await itemsOf('brought_back');
  const { id } = await itemOf('brought_back', 'b');
  const remove = () => admin.call(deleteDictionaryItem, { query: { id } });
  const restore = () => other.call(restoreDictionaryItem, { query: { id } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.errorKey).toBe('record.deletedAlready');
  expect((await restore()).result).toEqual({ restored: 1, already: 0 });
  expect(await itemsOf('brought_back')).toEqual(before);
  await remove();
  const again = { dictionaryId, value: 'b', textZh: '乙', textEn: 'Again' };
  const { result } = await admin.call(addDictionaryItem, { body: again });
  expect((await restore()).body.errorKey).toBe('record.takenMeanwhile');
  await admin.call(deleteDictionaryItem, { query: { id: result.id } });
  await admin.call(deleteDictionary, { query: { id: dictionaryId } });
  expect((await restore()).body.errorKey).toBe('dict.notFound');
});
