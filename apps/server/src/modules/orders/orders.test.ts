import {
  addTaxNumber,
  batchRefundOrder,
  batchSubmit,
  closeOrders,
  createFileTicket,
  getOrderDetail,
  getOrderSuggestions,
  listOrders,
  payOrder,
  saveDraft,
  submitOrder,
  updateProduct,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { forgetEverything } from '../../platform/nodeMemory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { taxNumberForm } from '../declarations/testing.ts';
import { bookJob, cancelJob } from './booking/booking.jobs.ts';
import * as repo from './orders.repository.ts';
import { openTestCarrier, type TestCarrier } from './ordersTestCarrier.ts';
import { orderForm } from './ordersTestForms.ts';
import { type OrdersKit, openOrdersKit } from './ordersTestKit.ts';
import { checkDigit, orderNoOf } from './placing/orderNumbers.ts';

let app: TestApp;
let kit: OrdersKit;
let carrier: TestCarrier;
let own: Ctx;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let merchantId: string;

beforeAll(async () => {
  app = await testApp();
  carrier = openTestCarrier();
  kit = await openOrdersKit(app, carrier.carrier);
  const [found] = await asOwner<{ merchant_id: string }>(
    app.database,
    'select merchant_id from users where id = $1',
    [app.userId('starfield')],
  );
  merchantId = found?.merchant_id as string;
  own = kit.as(merchantId);
  merchant = await app.as('starfield');
  await kit.topUp(merchantId, 1_000_000n);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const submit = (more: Record<string, unknown> = {}, productId = kit.products.label) =>
  merchant.call(submitOrder, { body: { form: orderForm({ productId, ...more }) as never } });
const detailOf = async (id: string) =>
  (await merchant.call(getOrderDetail, { query: { id } })).result;
const book = async (id: string) => {
  const row = await repo.find(own, id);
  await kit.run(own, bookJob, id, row.attempt);
};
const cancel = async (id: string) => {
  const row = await repo.find(own, id);
  await kit.run(own, cancelJob, id, row.attempt);
};

test('a submitted order is quoted, held, booked and charged with its label', async () => {
  const { result: order } = await submit();
  expect(order).toMatchObject({ status: 'ordering', booking: 'inFlight', totalPrice: '10.00' });
  expect(order.customerNo).toBe(order.transactionOrderNo);
  expect((await detailOf(order.id)).heldAmount).toBe('10.00');
  await book(order.id);
  const { order: booked, boxes, costs, events, ...money } = await detailOf(order.id);
  expect(booked).toMatchObject({ status: 'generated', settlementStatus: 'paid', label: 'pending' });
  expect(booked.trackingNumber).toMatch(/^T\d+$/);
  expect(boxes[0]).toMatchObject({ boxNo: '1', trackingNumber: booked.trackingNumber });
  expect(costs).toMatchObject([{ expenseType: 'freight', amount: '10.00' }]);
  expect(events.map(({ step }) => step)).toEqual(['submit', 'bookedAndPaid']);
  expect(money).toMatchObject({ heldAmount: '0.00', paidAmount: '10.00' });
});

test('the label lies ready for its merchant, and nobody else finds it', async () => {
  carrier.giveLabels();
  const { result: order } = await submit();
  await book(order.id);
  const { labelKey, order: booked } = await detailOf(order.id);
  expect(booked.label).toBe('ready');
  const ticket = { body: { key: labelKey as string } };
  expect((await merchant.call(createFileTicket, ticket)).status).toBe(200);
  const kapok = await app.as('kapok');
  expect((await kapok.call(createFileTicket, ticket)).status).toBe(404);
});

test('what is charged on receipt stays held', async () => {
  const { result: order } = await submit({}, kit.products.receipt);
  await book(order.id);
  expect(await detailOf(order.id)).toMatchObject({
    order: { status: 'generated', settlementStatus: 'unpaid' },
    heldAmount: '10.00',
    paidAmount: '0.00',
  });
});

test('a refused order gives its money back, is edited and submitted again', async () => {
  const { result: order } = await submit();
  carrier.mood(order.transactionOrderNo, 'refuse');
  await book(order.id);
  const failed = await detailOf(order.id);
  const failReason = '承运商不派送该邮编，请核对邮编或更换产品（承运商原文：postcode not served）';
  expect(failed.order).toMatchObject({ status: 'failed', failReason });
  expect(failed.events.at(-1)?.note).toBe(failReason);
  const english = { headers: { 'accept-language': 'en-US' } };
  const told = await merchant.call(getOrderDetail, { query: { id: order.id } }, english);
  expect(told.result.order.failReason).toMatch(
    /^The carrier doesn't deliver .*“postcode not served”/,
  );
  expect(failed.heldAmount).toBe('0.00');
  carrier.mood(order.transactionOrderNo, 'ok');
  const form = orderForm({ productId: kit.products.label, customerNo: order.customerNo });
  const again = await merchant.call(submitOrder, {
    body: { id: order.id, revision: 1, form: form as never },
  });
  expect(again.result).toMatchObject({ id: order.id, status: 'ordering', failReason: '' });
  await book(order.id);
  expect((await detailOf(order.id)).order.status).toBe('generated');
});

test('with too little money it waits; paid, it goes on', async () => {
  const poor = await kit.merchant(0n);
  const ctx = kit.as(poor);
  const order = await kit.submit(ctx, kit.form(kit.products.label));
  expect(order).toMatchObject({ status: 'ordering', booking: 'waitingPayment' });
  const row = await repo.find(ctx, order.id);
  await kit.run(ctx, bookJob, order.id, row.attempt);
  expect(carrier.standing(order.transactionOrderNo)).toBe(0);
  const { pay } = await import('./steps/orderSteps.service.ts');
  expect(await pay(ctx, [order.id])).toMatchObject([{ ok: false, errorKey: 'wallet.tooLow' }]);
  await kit.topUp(poor, 1_000n);
  expect(await pay(ctx, [order.id])).toMatchObject([{ ok: true, order: { booking: 'inFlight' } }]);
  await kit.run(ctx, bookJob, order.id, row.attempt);
  expect((await repo.find(ctx, order.id)).status).toBe('generated');
});

test('while the carrier has not answered nobody can void it', async () => {
  const { result: order } = await submit();
  const { result } = await merchant.call(closeOrders, { body: { ids: [order.id] } });
  expect(result).toMatchObject([{ ok: false, errorKey: 'order.cannotMove' }]);
  expect(result[0]?.message).toContain(order.transactionOrderNo);
  await book(order.id);
});

test('an unpaid label is cancelled with the carrier before it is void', async () => {
  const { result: order } = await submit({}, kit.products.receipt);
  await book(order.id);
  const { result } = await merchant.call(closeOrders, { body: { ids: [order.id] } });
  expect(result).toMatchObject([{ ok: true, order: { booking: 'cancelling' } }]);
  await cancel(order.id);
  expect(await detailOf(order.id)).toMatchObject({
    order: { status: 'voided' },
    heldAmount: '0.00',
  });
  expect(carrier.standing(order.transactionOrderNo)).toBe(0);
});

test('a paid label goes back within its time, and not after it', async () => {
  const { result: order } = await submit();
  await book(order.id);
  const ask = () => merchant.call(batchRefundOrder, { body: { ids: [order.id] } });
  await asOwner(
    app.database,
    'update orders set booked_at = now() - interval $$25 hours$$ where id = $1',
    [order.id],
  );
  expect((await ask()).result).toMatchObject([{ ok: false, errorKey: 'order.cannotMove' }]);
  await asOwner(app.database, 'update orders set booked_at = now() where id = $1', [order.id]);
  expect((await ask()).result).toMatchObject([{ ok: true }]);
  carrier.mood(order.transactionOrderNo, 'refuse');
  await cancel(order.id);
  expect((await detailOf(order.id)).order).toMatchObject({
    status: 'generated',
    examineRemark: '承运商没有同意取消（承运商原文：on its way already）',
  });
  carrier.mood(order.transactionOrderNo, 'ok');
  await ask();
  await cancel(order.id);
  expect(await detailOf(order.id)).toMatchObject({
    order: { status: 'refunded', settlementStatus: 'refunded' },
    paidAmount: '0.00',
  });
});

test('an order whose carrier cannot be asked waits, and keeps its job', async () => {
  const { result: order } = await submit();
  const jobs = async () =>
    (
      await asOwner<{ n: number }>(
        app.database,
        "select count(*)::int as n from pgboss.job where data->'ids'->>'orderId' = $1",
        [order.id],
      )
    )[0]?.n;
  const before = (await jobs()) ?? 0;
  await asOwner(app.database, "update channels set adapter = 'karrio', settings = '{}'");
  await book(order.id);
  expect(await jobs()).toBe(before + 1);
  await asOwner(app.database, "update channels set adapter = 'simulator'");
  await book(order.id);
  expect((await detailOf(order.id)).order.status).toBe('generated');
});

test('a customer number is taken once, until its order is void', async () => {
  const customerNo = 'SHOP-1001';
  const { result: order } = await submit({ customerNo });
  expect((await submit({ customerNo })).body.errorKey).toBe('order.customerNoTaken');
  const draft = { form: orderForm({ customerNo }) as never };
  expect((await merchant.call(saveDraft, { body: draft })).body.errorKey).toBe(
    'order.customerNoTaken',
  );
  carrier.mood(order.transactionOrderNo, 'refuse');
  await book(order.id);
  await merchant.call(closeOrders, { body: { ids: [order.id] } });
  expect((await submit({ customerNo })).status).toBe(200);
});

test('of many who take one customer number at once, one gets it and the others are told', async () => {
  for (let round = 0; round < 5; round++) {
    const customerNo = `RACE-${round}`;
    const draft = { form: orderForm({ customerNo }) as never };
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => submit({ customerNo })),
      ...Array.from({ length: 3 }, () => merchant.call(saveDraft, { body: draft })),
    ]);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(replies.length - 1);
    for (const { body } of refused) expect(body.errorKey).toBe('order.customerNoTaken');
  }
});

test('a form that says no customer number leaves the one there is', async () => {
  const customerNo = 'SHOP-2002';
  const first = orderForm({ productId: kit.products.label, customerNo }) as never;
  const { id, revision } = (await merchant.call(saveDraft, { body: { form: first } })).result;
  const silent = orderForm({ productId: kit.products.label }) as never;
  const found = async () => (await detailOf(id)).order.customerNo;

  const again = await merchant.call(saveDraft, { body: { id, revision, form: silent } });
  expect(again.status).toBe(200);
  expect(await found()).toBe(customerNo);
  // What is edited next has it in its field.
  expect((await detailOf(id)).form.customerNo).toBe(customerNo);
  await merchant.call(updateProduct, { body: { ids: [id], productId: kit.products.receipt } });
  expect(await found()).toBe(customerNo);
  await merchant.call(batchSubmit, { body: { ids: [id] } });
  expect(await found()).toBe(customerNo);
  const searched = await merchant.call(listOrders, { body: { numbers: [customerNo] } });
  expect(searched.result.records.map((order) => order.id)).toEqual([id]);
});

test('a higher price than the one that was shown is refused', async () => {
  const form = orderForm({ productId: kit.products.label }) as never;
  const ask = (agreedTotal: string) => merchant.call(submitOrder, { body: { form, agreedTotal } });
  expect((await ask('9.99')).body.errorKey).toBe('order.priceRose');
  expect((await ask('10.00')).status).toBe(200);
});

test('a draft keeps what there is; submitted it must be whole', async () => {
  const part = { consignee: { name: '半个地址' }, boxes: [{ weight: 1 }] };
  const saved = await merchant.call(saveDraft, { body: { form: part } });
  expect(saved.result).toMatchObject({ status: 'draft', totalPrice: null });
  const tried = await merchant.call(batchSubmit, { body: { ids: [saved.result.id] } });
  expect(tried.result).toMatchObject([{ ok: false, errorKey: 'order.incomplete' }]);
  const whole = orderForm({ productId: kit.products.label }) as never;
  await merchant.call(saveDraft, {
    body: { id: saved.result.id, revision: saved.result.revision, form: whole },
  });
  const ids = [saved.result.id];
  expect((await merchant.call(batchSubmit, { body: { ids } })).result).toMatchObject([
    { ok: true, order: { status: 'ordering' } },
  ]);
});

test('another product is chosen for drafts only', async () => {
  const draft = await merchant.call(saveDraft, {
    body: { form: orderForm({ productId: kit.products.label }) as never },
  });
  const { result: order } = await submit();
  const ids = [draft.result.id, order.id];
  const { result } = await merchant.call(updateProduct, {
    body: { ids, productId: kit.products.receipt },
  });
  expect(result.map(({ ok }) => ok)).toEqual([true, false]);
  expect(result[0]?.order?.productId).toBe(kit.products.receipt);
});

test('an order that a product cannot carry says why', async () => {
  const reply = await submit({ boxes: [{ weight: 31 }] });
  expect(reply).toMatchObject({ status: 422, body: { errorKey: 'order.notQuoted' } });
  expect(reply.body.message).toMatch(/31|30/);
});

const sellAs = async (product: string, origins: string[], dutyTerms: string | null) => {
  const change = 'update products set origins = $2, duty_terms = $3 where id = $1';
  await asOwner(app.database, change, [product, origins, dutyTerms]);
  forgetEverything(app.node);
};

test('a line that does not start where the shipper is takes no order, and says so', async () => {
  await sellAs(kit.products.receipt, ['CN'], 'DDP');
  const reply = await submit({}, kit.products.receipt);
  expect(reply).toMatchObject({ status: 422, body: { errorKey: 'order.notQuoted' } });
  expect(reply.body.message).toContain('该产品不从美国始发');
  await sellAs(kit.products.receipt, ['US'], 'DDP');
  const { result: order } = await submit({}, kit.products.receipt);
  // Nothing was said of the duty: it is paid as the line is sold.
  expect((await detailOf(order.id)).form.dutyTerms).toBe('DDP');
  const { result: said } = await submit({ dutyTerms: 'DDU' }, kit.products.receipt);
  expect((await detailOf(said.id)).form.dutyTerms).toBe('DDU');
  await sellAs(kit.products.receipt, [], null);
});

test('a tax number must be one of the merchant', async () => {
  const kapok = await app.as('kapok');
  const theirs = (await kapok.call(addTaxNumber, { body: taxNumberForm() })).result.id;
  expect((await submit({ taxNumberId: theirs })).body.errorKey).toBe('taxNumber.notFound');
  const mine = (await merchant.call(addTaxNumber, { body: taxNumberForm() })).result.id;
  expect((await submit({ taxNumberId: mine })).status).toBe(200);
});

test('every box of an order has a number of its own', async () => {
  const boxes = [
    { weight: 1, boxNo: 'B1' },
    { weight: 2 },
    { weight: 1, length: 10, width: 10, height: 10 },
  ];
  const { result: order } = await submit({ boxes });
  expect(order).toMatchObject({ boxCount: 3, orderWeight: 4 });
  const { boxes: told } = await detailOf(order.id);
  expect(told.map(({ boxNo }) => boxNo)).toEqual(['B1', '2', '3']);
  expect(told.map(({ subOrderNo }) => subOrderNo)).toEqual(
    [1, 2, 3].map((n) => `${order.transactionOrderNo}-${n}`),
  );
  expect(told[2]?.volume).toBe(0.001);
});

test('what was entered lately is offered', async () => {
  const { result } = await merchant.call(getOrderSuggestions, { query: { countryCode: 'US' } });
  expect(result.consignees[0]).toMatchObject({ name: '测试收件人' });
  expect(result.goods).toContainEqual(expect.objectContaining({ goodsNameEn: 'Phone case' }));
});

test('numbers can be read out: a slip is found, and none comes twice', () => {
  expect(checkDigit('7992739871')).toBe('3');
  const made = Array.from({ length: 10_000 }, (_, n) => orderNoOf('261115', n));
  expect(new Set(made).size).toBe(made.length);
  expect(made[1]).toMatch(/^A261115\d{7}\d$/);
});

test('somebody who is not a merchant places nothing', async () => {
  const operator = await app.as('yunling-op');
  const body = { form: orderForm({ productId: kit.products.label }) as never };
  expect((await operator.call(submitOrder, { body })).status).toBe(403);
  expect((await merchant.call(payOrder, { body: { ids: [merchantId] } })).status).toBe(404);
});
