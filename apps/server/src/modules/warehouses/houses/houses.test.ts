import {
  addWarehouse,
  editWarehouse,
  getWarehouse,
  getWarehouseChoices,
  listOwnWarehouses,
  listWarehouses,
  type WarehouseForm,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../platform/clock/zone.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openPricesKit } from '../../rates/testing.ts';
import { ownWarehouseIds, requireOwnWarehouse, warehousesForLine, warehousesOf } from '../index.ts';
import { warehouseForm } from '../warehousesTestForms.ts';
import { makeWarehouse, openWarehouse } from '../warehousesTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let admin: Visitor;
let lines: string[];
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
  const prices = await openPricesKit(await app.as('yunling-op'));
  lines = [(await prices.line('10.00')).productId, (await prices.line('12.00')).productId];
});
afterAll(() => app.stop());

const add = (form: WarehouseForm, by = admin) => by.call(addWarehouse, { body: form });
const read = async (id: string) => (await admin.call(getWarehouse, { query: { id } })).result;
const full = () =>
  warehouseForm({
    days: [
      { day: '2027-02-14', name: '调休上班', hours: { from: '10:00', to: '16:00' } },
      { day: '2027-02-06', name: '春节', hours: null },
    ],
    lines: [{ productId: lines[0] as string, cutOff: '17:30' }],
    staffIds: [app.userId('yunling-op')],
  });

test('a warehouse is kept with its hours, days, lines and people', async () => {
  const form = full();
  const { id } = (await add(form)).result;
  const { days, ...kept } = await read(id);
  const { days: given, ...rest } = form;
  expect(kept).toEqual({ ...rest, id, revision: 1 });
  expect(days.map(({ day }) => day)).toEqual(['2027-02-06', '2027-02-14']);
  expect(new Set(days)).toEqual(new Set(given));
  const row = (await admin.call(listWarehouses)).result.find((one) => one.id === id);
  expect(row).toMatchObject({ code: form.code, lines: 1, staff: 1, daysUntil: '2027-02-14' });
});

test('an edit replaces what was there, and the second of two learns what the first changed', async () => {
  const { id } = (await add(full())).result;
  const { id: _, revision, ...form } = await read(id);
  const edit = (more: Partial<WarehouseForm>) =>
    admin.call(editWarehouse, { body: { ...form, ...more, id, revision } });
  const cutOff = '18:00';
  const first = { days: [], lines: lines.map((productId) => ({ productId, cutOff })) };
  const replies = await Promise.all([
    edit({ ...first, staffIds: [] }),
    edit({ contact: '另一人' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.errorKey).toBe('record.changedMeanwhile');
  const now = await read(id);
  expect(now.revision).toBe(2);
  const saved = await admin.call(editWarehouse, {
    body: { ...form, ...first, staffIds: [], contact: '第三人', id, revision: 2 },
  });
  expect(saved.result).toEqual({ revision: 3 });
  expect(await read(id)).toMatchObject({ contact: '第三人', days: [], staffIds: [] });
  // Who saves the same again has changed nothing.
  const { revision: same, ...again } = await read(id);
  const third = await admin.call(editWarehouse, { body: { ...again, id, revision: same } });
  expect(third.result).toEqual({ revision: same });
});

test('what changed is told by the names of lines and people', async () => {
  const { id } = (await add(warehouseForm())).result;
  const { revision, ...form } = await read(id);
  const staffIds = [app.userId('yunling-op')];
  await admin.call(editWarehouse, { body: { ...form, staffIds, id, revision } });
  const { body } = await admin.call(editWarehouse, { body: { ...form, id, revision } });
  const told = JSON.stringify(body);
  expect(told).toContain('staff');
  expect(told).not.toContain(staffIds[0]);
});

test('a code belongs to one warehouse', async () => {
  const form = warehouseForm();
  await add(form);
  expect((await add({ ...form, nameZh: '另一个' })).body.errorKey).toBe('warehouse.codeTaken');
  const { id } = (await add(warehouseForm())).result;
  const { revision, ...other } = await read(id);
  const edited = await admin.call(editWarehouse, {
    body: { ...other, code: form.code, id, revision },
  });
  expect(edited.body.errorKey).toBe('warehouse.codeTaken');
});

test.each([
  ['no working day', { hours: Array<null>(7).fill(null) }],
  ['six days', { hours: Array<null>(6).fill(null) }],
  [
    'hours backwards',
    { days: [{ day: '2027-01-01', name: '元旦', hours: { from: '18:00', to: '09:00' } }] },
  ],
  ['a day twice', { days: [1, 2].map(() => ({ day: '2027-01-01', name: '元旦', hours: null })) }],
  ['a day that there is not', { days: [{ day: '2027-02-30', name: '元旦', hours: null }] }],
  ['a zone that there is not', { zone: 'Asia/Bantian' }],
  ['a country that there is not', { countryCode: 'XX' as never }],
  ['small letters', { code: 'szbt' }],
])('%s is refused', async (_, more) => {
  expect((await add(warehouseForm(more))).body.errorKey).toBe('request.invalid');
});

test('lines and people that there are not, or are others’, are refused', async () => {
  const withLine = (productId: string) =>
    warehouseForm({ lines: [{ productId, cutOff: '17:00' }] });
  expect((await add(withLine(newId()))).body.errorKey).toBe('product.notFound');
  for (const user of [newId(), app.userId('starfield'), app.userId('haituo-op', 'haituo')]) {
    expect((await add(warehouseForm({ staffIds: [user] }))).body.errorKey).toBe('user.notFound');
  }
});

test('the form offers lines on sale and the tenant’s own people', async () => {
  const { lines: offered, staff } = (await admin.call(getWarehouseChoices)).result;
  expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(lines));
  const names = staff.map(({ username }) => username);
  expect(names).toContain('yunling-op');
  expect(names).not.toContain('starfield');
});

test('what a warehouse has stays in the form: a line that is sold no more, a person who is disabled', async () => {
  const prices = await openPricesKit(await app.as('yunling-op'));
  const [taken, other] = [await prices.line('10.00'), await prices.line('10.00')].map(
    ({ productId }) => productId,
  ) as [string, string];
  const [person] = await asOwner<{ id: string }>(
    app.database,
    `select id from users where username = 'yunling-op2'`,
  );
  const gone = person?.id as string;
  await add(warehouseForm({ lines: [{ productId: taken, cutOff: '17:00' }], staffIds: [gone] }));
  await asOwner(app.database, `update products set status = 'stopped' where id = any($1)`, [
    [taken, other],
  ]);
  await asOwner(app.database, 'update users set disabled_at = now() where id = $1', [gone]);
  const { lines: offered, staff } = (await admin.call(getWarehouseChoices)).result;
  await asOwner(app.database, 'update users set disabled_at = null where id = $1', [gone]);
  expect(offered.find(({ id }) => id === taken)).toMatchObject({ isSold: false });
  expect(offered.some(({ id }) => id === other)).toBe(false);
  expect(staff.find(({ id }) => id === gone)).toMatchObject({ isDisabled: true });
});

test('operators look, administrators change', async () => {
  const operator = await app.as('yunling-op');
  expect((await operator.call(listWarehouses)).status).toBe(200);
  expect((await add(warehouseForm(), operator)).status).toBe(403);
  expect((await (await app.as('starfield')).call(listWarehouses)).status).toBe(403);
});

test('a station offers the warehouses of its person, with today’s hours there', async () => {
  const zone = 'America/Los_Angeles';
  const own = await openWarehouse(app, { zone });
  const other = await openWarehouse(app, { staff: [] });
  const today = toWire(new Date(), zone).slice(0, 10);
  const hours = { from: '07:00', to: '08:00' };
  const { revision, ...form } = await read(own);
  const days = [{ day: today, name: '短日', hours }];
  await admin.call(editWarehouse, { body: { ...form, days, id: own, revision } });
  const operator = await app.as('yunling-op');
  const mine = (await operator.call(listOwnWarehouses)).result;
  expect(mine.find(({ id }) => id === own)).toMatchObject({ zone, today: hours });
  expect(mine.map(({ id }) => id)).not.toContain(other);
});

test('administrators too act only where they belong', async () => {
  const id = await openWarehouse(app, { staff: ['yunling-op'] });
  const ctxOf = async (name: string) => {
    const ctx = await app.ctxOf();
    return { ...ctx, session: { userId: app.userId(name) } as never };
  };
  const operator = await ctxOf('yunling-op');
  await requireOwnWarehouse(operator, id);
  expect(await ownWarehouseIds(operator)).toContain(id);
  const administrator = await ctxOf('yunling-admin');
  for (const which of [id, newId(), null]) {
    await expect(requireOwnWarehouse(administrator, which)).rejects.toMatchObject({
      key: 'warehouse.notYours',
    });
  }
});

test('a line is taken by open warehouses only, each until its own hour', async () => {
  const ctx = await app.ctxOf();
  const productId = lines[1] as string;
  const early = await makeWarehouse(ctx, {
    code: 'AEARLY',
    productIds: [productId],
    cutOff: '12:00',
  });
  const late = await makeWarehouse(ctx, {
    code: 'BLATE',
    productIds: [productId],
    cutOff: '19:30',
  });
  await makeWarehouse(ctx, { productIds: [productId], isOpen: false });
  const merchant = { ...ctx, scope: 'merchant' as const, merchantId: app.merchantId('M100001') };
  const taken = (await warehousesForLine(merchant, [productId])).filter(({ warehouse }) =>
    [early, late].includes(warehouse.id),
  );
  expect(taken.map(({ warehouse, cutOff }) => [warehouse.code, cutOff])).toEqual([
    ['AEARLY', '12:00'],
    ['BLATE', '19:30'],
  ]);
  expect(await warehousesForLine(merchant, [])).toEqual([]);
  expect((await warehousesOf(merchant, [early, newId()])).size).toBe(1);
});
