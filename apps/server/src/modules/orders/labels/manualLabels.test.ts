import {
  createFileTicket,
  getOrderDetail,
  importLabel,
  listAwaitedLabels,
  submitOrder,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { onePagePdf as pdf } from '../../../testing/pdf.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { orderForm } from '../ordersTestForms.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';
import { numberMany } from './manualLabels.service.ts';
import { trackingImport } from './tracking.import.ts';

let app: TestApp;
let kit: OrdersKit;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let operator: Visitor;
beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, openTestCarrier().carrier);
  merchant = await app.as('starfield');
  operator = await app.as('yunling-op');
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const place = async () => {
  const form = orderForm({ productId: kit.products.receipt }) as never;
  return (await merchant.call(submitOrder, { body: { form } })).result;
};
const booked = async () => {
  const order = await place();
  const { merchant_id, attempt } = await repo.find(kit.ctx, order.id);
  await kit.run(kit.as(merchant_id), bookJob, order.id, attempt);
  return order;
};
const label = (orderNo: string) =>
  operator.call(importLabel, { query: { orderNo } }, multipart('label.pdf', pdf));
const awaited = async () => {
  const { result } = await operator.call(listAwaitedLabels, { query: { pageSize: 100 } });
  return result.records.map(({ orderNo }) => orderNo);
};

test("a label that an operator brings in is the merchant's", async () => {
  const { id, transactionOrderNo } = await booked();
  expect(await awaited()).toContain(transactionOrderNo);
  expect((await label(transactionOrderNo.toLowerCase())).status).toBe(200);
  expect(await awaited()).not.toContain(transactionOrderNo);
  const { result } = await merchant.call(getOrderDetail, { query: { id } });
  expect(result.order.label).toBe('ready');
  const ticket = { body: { key: result.labelKey as string } };
  expect((await merchant.call(createFileTicket, ticket)).status).toBe(200);
});

test('what is unknown or not booked gets no label', async () => {
  expect((await label('A0')).body.errorKey).toBe('order.noSuchNumber');
  const { transactionOrderNo } = await place();
  expect((await label(transactionOrderNo)).body.errorKey).toBe('order.notBooked');
  expect((await merchant.call(listAwaitedLabels)).status).toBe(403);
});

test('numbers are brought in by sheet, and each that fits nothing is told', async () => {
  const [known, open] = [await booked(), await place()];
  const rows = [
    { orderNo: known.transactionOrderNo, trackingNumber: 'RB123456785CN' },
    { orderNo: 'A0', trackingNumber: 'X1' },
    { orderNo: open.transactionOrderNo, trackingNumber: 'X2' },
  ];
  expect(await numberMany(kit.ctx, rows)).toEqual([
    { index: 1, key: 'order.noSuchNumber' },
    { index: 2, key: 'order.notBooked' },
  ]);
  const { result } = await merchant.call(getOrderDetail, { query: { id: known.id } });
  expect(result.order.trackingNumber).toBe('RB123456785CN');
  expect(result.boxes[0]?.trackingNumber).toBe('RB123456785CN');
});

test('one number is on one live order: in a list, and against what is there', async () => {
  const [a, b] = [await booked(), await booked()];
  const number = `RB${a.transactionOrderNo}`;
  const rows = [a, b].map((order) => ({
    orderNo: order.transactionOrderNo,
    trackingNumber: number,
  }));
  const taken = { key: 'order.trackingTaken', params: { no: a.transactionOrderNo } };
  expect(await numberMany(kit.ctx, rows)).toEqual([{ index: 1, ...taken }]);
  // Said again of the same order it is no news.
  expect(await numberMany(kit.ctx, rows.slice(0, 1))).toEqual([]);
  expect(await numberMany(kit.ctx, rows.slice(1))).toEqual([{ index: 0, ...taken }]);
  const lower = { ...rows[1], trackingNumber: number.toLowerCase() } as (typeof rows)[number];
  expect(await numberMany(kit.ctx, [lower])).toEqual([{ index: 0, ...taken }]);
  await repo.change(kit.ctx, [a.id], { status: 'voided', booking: 'none' });
  expect(await numberMany(kit.ctx, rows.slice(1))).toEqual([]);
});

test('a number is the same however it is typed', async () => {
  const [a, b] = [await booked(), await booked()];
  const typed = `re${a.transactionOrderNo.toLowerCase()}`;
  await numberMany(kit.ctx, [{ orderNo: a.transactionOrderNo, trackingNumber: typed }]);
  const again = { orderNo: b.transactionOrderNo, trackingNumber: typed.toUpperCase() };
  expect(await numberMany(kit.ctx, [again])).toMatchObject([{ key: 'order.trackingTaken' }]);
  const { result } = await merchant.call(getOrderDetail, { query: { id: a.id } });
  expect(result.order.trackingNumber).toBe(typed.toUpperCase());
});

test('two lists at once give one number once', async () => {
  const orders = [await booked(), await booked()];
  const trackingNumber = `RC${orders[0]?.transactionOrderNo}`;
  const refused = await Promise.all(
    orders.map(({ transactionOrderNo: orderNo }) =>
      numberMany(kit.ctx, [{ orderNo, trackingNumber }]),
    ),
  );
  expect(refused.flat()).toHaveLength(1);
});

test('a sheet of numbers is held against the orders while it is looked through', async () => {
  const [a, b, c] = [await booked(), await booked(), await booked()];
  const number = `RD${a.transactionOrderNo}`;
  await numberMany(kit.ctx, [{ orderNo: a.transactionOrderNo, trackingNumber: number }]);
  const issues = await trackingImport.against?.(kit.ctx, [
    { orderNo: 'A0', trackingNumber: 'X1' },
    { orderNo: b.transactionOrderNo, trackingNumber: number },
    { orderNo: c.transactionOrderNo, trackingNumber: 'X3' },
  ] as never[]);
  expect(issues).toEqual([
    { orderNo: 'refusal.order.noSuchNumber' },
    {
      trackingNumber: expect.objectContaining({
        zh_CN: `该跟踪号已用于订单 ${a.transactionOrderNo}`,
      }),
    },
    null,
  ]);
});
