import {
  addTeamMember,
  findAnything,
  listMerchants,
  type OrderSummary,
  saveDraft,
  topUpList,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { startSession } from '../auth/testing.ts';
import { orderForm } from '../orders/testing.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let owner: Visitor;
let operator: Visitor;
let order: OrderSummary;
beforeAll(async () => {
  app = await testApp();
  [owner, operator] = await Promise.all([app.as('starfield'), app.as('yunling-op')]);
  for (const customerNo of ['PO-7781', 'PO-7782']) {
    const body = { form: orderForm({ customerNo }) as never };
    order = (await owner.call(saveDraft, { body })).result;
  }
  const numbered = "update orders set tracking_number = 'YT0099887766' where id = $1";
  await asOwner(app.database, numbered, [order.id]);
});
afterAll(() => app.stop());

const found = async (visitor: Visitor, text: string) =>
  (await visitor.call(findAnything, { query: { text } })).result;
const nothing = { orders: [], merchants: [], topUps: [] };

const member = async (permissions: string[]) => {
  const form = {
    username: `finder${permissions.length}`,
    password: 'Newpass123',
    realname: '成员',
  };
  const body = { ...form, permissions };
  const { id } = (await owner.call(addTeamMember, { body: body as never })).result;
  return app.withToken(await startSession(await app.ctxOf(), id));
};

test('an order is found by each of its numbers, and with others by a part of one', async () => {
  const { transactionOrderNo } = order;
  const typed = [transactionOrderNo, transactionOrderNo.toLowerCase(), 'PO-7782', 'yt0099887766'];
  for (const text of typed) {
    const { orders } = await found(owner, text);
    expect(orders).toMatchObject([{ id: order.id, customerNo: 'PO-7782', merchantName: '' }]);
  }
  const { orders } = await found(owner, 'PO-77');
  expect(orders.map(({ customerNo }) => customerNo)).toEqual(['PO-7782', 'PO-7781']);
});

test('a merchant finds nothing of another, its operator does and hears whose it is', async () => {
  const other = await app.as('kapok');
  expect(await found(other, order.transactionOrderNo)).toEqual(nothing);
  const [seen] = (await found(operator, order.transactionOrderNo)).orders;
  expect(seen).toMatchObject({ id: order.id, merchantName: '星野电商' });
  expect(await found(await app.as('haituo-admin', 'haituo'), order.transactionOrderNo)).toEqual(
    nothing,
  );
});

test('who may not see the list of orders or top-ups finds none', async () => {
  const { records } = (await owner.call(topUpList, { query: {} })).result;
  const topUp = records[0] ?? expect.fail('nobody has a top-up');
  const [without, withOrders] = [await member([]), await member(['order:list'])];
  expect(await found(without, order.transactionOrderNo)).toEqual(nothing);
  expect(await found(without, topUp.no)).toEqual(nothing);
  expect((await found(withOrders, order.transactionOrderNo)).orders).toHaveLength(1);
  expect(await found(withOrders, topUp.no)).toEqual(nothing);
  const { topUps } = await found(owner, topUp.no.toLowerCase());
  expect(topUps).toMatchObject([{ id: topUp.id, no: topUp.no, amount: topUp.amount }]);
});

test('only operators find merchants, by number or a part of either name', async () => {
  const { records } = (await operator.call(listMerchants, { query: {} })).result;
  const merchant = records.find(({ nameEn }) => nameEn) ?? expect.fail('no merchant has a name');
  for (const text of [merchant.code, merchant.nameZh.slice(0, 2), merchant.nameEn.slice(0, 4)]) {
    const { merchants } = await found(operator, text);
    expect(merchants.map(({ id }) => id)).toContain(merchant.id);
  }
  expect((await found(owner, merchant.code)).merchants).toEqual([]);
});

test('one letter is too little to look for', async () => {
  const { status } = await owner.call(findAnything, { query: { text: 'A' } });
  expect(status).toBe(422);
});
