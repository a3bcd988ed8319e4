import {
  addDeliveryAddress,
  editDeliveryAddress,
  listDeliveryCodes,
  queryDeliveryAddressById,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleQueries } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { consignee, merchantOf } from './addressesTestForms.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let kapok: Visitor;
let bluebay: Visitor;
beforeAll(async () => {
  app = await testApp();
  kapok = await app.as('kapok');
  bluebay = await app.as('bluebay');
});
afterAll(() => app.stop());

const form = (code: string) => ({ ...consignee({ name: `Warehouse ${code}` }), code });
const listed = async (visitor: Visitor, keyword = '') =>
  (await visitor.call(listDeliveryCodes, { query: { keyword, pageSize: 100 } })).result.records;

test('codes of the tenant are offered to every merchant', async () => {
  for (const visitor of [kapok, bluebay]) {
    const [ont8] = await listed(visitor, 'ont8');
    expect(ont8).toMatchObject({ code: 'ONT8', city: 'Moreno Valley', isShared: true });
  }
});

test("a merchant's own codes are seen by no other", async () => {
  const { result } = await kapok.call(addDeliveryAddress, { body: form('kap-1') });
  expect((await listed(kapok)).map(({ code }) => code)).toContain('KAP-1');
  expect((await listed(bluebay)).map(({ code }) => code)).not.toContain('KAP-1');
  const read = await bluebay.call(queryDeliveryAddressById, { query: { id: result.id } });
  expect(read.status).toBe(404);
});

test('a code is used once by a merchant; one of the tenant may be repeated as their own', async () => {
  await kapok.call(addDeliveryAddress, { body: form('KAP-2') });
  const again = await kapok.call(addDeliveryAddress, { body: form('kap-2') });
  expect(again.body.errorKey).toBe('address.codeTaken');
  const own = await kapok.call(addDeliveryAddress, { body: form('ONT8') });
  expect(own.status).toBe(200);
  const taken = { ...form('KAP-2'), id: own.result.id, revision: 1 };
  const edited = await kapok.call(editDeliveryAddress, { body: taken });
  expect(edited.body.errorKey).toBe('address.codeTaken');
  expect((await listed(kapok, 'ONT8')).map(({ isShared }) => isShared)).toEqual([false, true]);
});

test('a shared address is looked at and not changed', async () => {
  const [shared] = await listed(bluebay, 'LGB8');
  const body = { ...form('LGB8'), id: shared?.id as string, revision: 1 };
  const refused = await bluebay.call(editDeliveryAddress, { body });
  expect({ status: refused.status, key: refused.body.errorKey }).toEqual({
    status: 409,
    key: 'address.shared',
  });
  expect((await listed(kapok, 'LGB8'))[0]).toEqual(shared);
});

test('the schema keeps shared rows from merchants, whatever the code says', async () => {
  const all = await app.ctxOf();
  const merchantId = await merchantOf(all, 'M100003');
  const narrow = { ...all, scope: 'merchant', merchantId } as const;
  const db = singleQueries(narrow);
  const [shared] = await listed(bluebay, 'LGB8');
  const update = (values: object) =>
    db
      .updateTable('delivery_addresses')
      .set(values)
      .where('id', '=', shared?.id as string)
      .execute();
  await expect(update({ name: 'mine' })).rejects.toThrow(/row-level security/);
  await expect(update({ merchant_id: merchantId })).rejects.toThrow(/permission denied/);
  await expect(db.deleteFrom('delivery_addresses').execute()).rejects.toThrow(/permission denied/);
});

test('those that begin with the piece come first, and pieces of the place are found', async () => {
  expect((await listed(kapok, 'la'))[0]?.code).toBe('LAX9');
  expect((await listed(kapok, 'hazle')).map(({ code }) => code)).toEqual(['AVP1']);
});
