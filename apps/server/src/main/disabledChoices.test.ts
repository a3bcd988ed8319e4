import {
  addConsignee,
  addSku,
  addTaxNumber,
  editConsignee,
  queryConsigneeById,
  submitOrder,
  topUpBalance,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skuForm, taxNumberForm } from '../modules/declarations/testing.ts';
import { banksOf } from '../modules/finance/testing.ts';
import { openKit } from '../modules/openapi/testing.ts';
import { type OrdersKit, openOrdersKit, openTestCarrier } from '../modules/orders/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';

// What nobody can choose any more is refused, whoever asks; what has it already keeps it.

let app: TestApp;
let kit: OrdersKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, openTestCarrier().carrier);
  merchant = await app.as('starfield');
  await kit.topUp(app.merchantId('M100001'), 1_000_000n);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const disable = (code: string, value: string, isDisabled = true) =>
  asOwner(app.database, 'update dict_items set disabled = $3 where code = $1 and value = $2', [
    code,
    value,
    isDisabled,
  ]);
const keyOf = ({ body }: { body: { errorKey?: string | null } }) => body.errorKey;
const refused = 'dictItem.disabled';

test('an order is not placed with it, by the web, by a key or many at once', async () => {
  const form = kit.form(kit.products.label);
  const goods = form.goods.map((line) => ({ ...line, cargoProperty: 'builtInBattery' as const }));
  const { key } = await openKit(app).makeKey();
  const byKey = (order: object) =>
    openKit(app).ask(key, '/orders', { method: 'POST', body: { order, remoteAgreed: true } });
  const submit = (more: object) =>
    merchant.call(submitOrder, { body: { form: { ...form, ...more }, remoteAgreed: true } });

  await disable('goods_type', 'PAK');
  await disable('cargo_property', 'builtInBattery');
  for (const more of [{ goodsType: 'PAK' }, { goods }]) {
    expect(keyOf(await submit(more))).toBe(refused);
    expect(keyOf(await byKey({ ...form, ...more }))).toBe(refused);
  }
  const orderedMany = await openKit(app).ask(key, '/orders/batch', {
    method: 'POST',
    body: {
      orders: [{ order: { ...form, goodsType: 'PAK' } }, { order: form, remoteAgreed: true }],
    },
  });
  expect(orderedMany.body.outcomes[0].problem.errorKey).toBe(refused);
  expect(orderedMany.body.outcomes[1].order).not.toBeNull();
  await disable('goods_type', 'PAK', false);
  expect((await submit({})).status).toBe(200);
});

test('no money is announced by a way to pay that nobody can choose', async () => {
  const banks = await banksOf(app);
  const body = {
    amount: '250.50',
    currency: 'CNY' as const,
    payMethod: 'bankTransfer' as const,
    bankInfo: banks.CNY,
    payerName: '测试商户',
    credentials: [],
  };
  await disable('pay_method', 'bankTransfer');
  expect(keyOf(await merchant.call(topUpBalance, { body }))).toBe(refused);
  await disable('pay_method', 'bankTransfer', false);
  expect((await merchant.call(topUpBalance, { body })).status).toBe(200);
});

test('no SKU, tax number or address is saved with it', async () => {
  await disable('cargo_property', 'liquid');
  await disable('tax_type', 'IOSS');
  const sku = { ...skuForm(), cargoProperty: 'liquid' as const };
  expect(keyOf(await merchant.call(addSku, { body: sku }))).toBe(refused);
  expect(keyOf(await merchant.call(addTaxNumber, { body: taxNumberForm() }))).toBe(refused);
  await disable('tax_type', 'IOSS', false);
  await disable('cargo_property', 'liquid', false);
});

test('an address that has it keeps it while something else is changed, and none gets it', async () => {
  const form = {
    name: 'Marcus Test',
    countryCode: 'US',
    province: 'CA',
    city: 'San Jose',
    address1: '418 Larkspur Avenue',
    phone: '+1 408 555 0199',
    postCode: '95112',
    allowDuplicate: true,
  };
  const had = await merchant.call(addConsignee, { body: { ...form, addressType: 'business' } });
  const none = await merchant.call(addConsignee, { body: form });
  await disable('address_type', 'business');
  const again = await merchant.call(addConsignee, { body: { ...form, addressType: 'business' } });
  expect(keyOf(again)).toBe(refused);
  const edit = async (id: string) => {
    const { revision } = (await merchant.call(queryConsigneeById, { query: { id } })).result;
    const body = { ...form, id, revision, city: 'Oakland', addressType: 'business' as const };
    return keyOf(await merchant.call(editConsignee, { body })) ?? 'saved';
  };
  expect(await edit(had.result.id)).toBe('saved');
  expect(await edit(none.result.id)).toBe(refused);
  await disable('address_type', 'business', false);
});
