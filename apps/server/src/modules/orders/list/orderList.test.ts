import {
  batchRefundOrder,
  examineRefund,
  externalQuery,
  getBilIncomeFlow,
  getLogisticsProcess,
  getOrderDetail,
  getOrderNeighbours,
  getOrderOverview,
  getOrderStatusCount,
  listOrders,
  type OrderSort,
  permissions,
  saveDraft,
  scanGetOrder,
  submitOrder,
  tryProduct,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Session } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { bookJob, cancelJob } from '../booking/booking.jobs.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier, type TestCarrier } from '../ordersTestCarrier.ts';
import { importDrafts } from '../ordersTestDrafts.ts';
import { orderForm, party } from '../ordersTestForms.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';
import * as orders from '../placing/placing.service.ts';
import { voidMany } from '../steps/orderSteps.service.ts';
import { foldCounts } from './foldCounts.ts';
import { batches, list as ordersOf } from './orderList.service.ts';
import { overview } from './orderOverview.service.ts';

let app: TestApp;
let kit: OrdersKit;
let carrier: TestCarrier;
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
    [app.userId('kapok')],
  );
  merchantId = found?.merchant_id as string;
  merchant = await app.as('kapok');
  await kit.topUp(merchantId, 1_000_000n);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const draft = async (more: Record<string, unknown> = {}) =>
  (
    await merchant.call(saveDraft, {
      body: { form: orderForm({ productId: kit.products.label, ...more }) as never },
    })
  ).result;
const submitted = async (more: Record<string, unknown> = {}, productId = kit.products.label) =>
  (
    await merchant.call(submitOrder, {
      body: { form: orderForm({ productId, ...more }) as never, remoteAgreed: true },
    })
  ).result;
const own = () => kit.as(merchantId);
const run = async (kind: typeof bookJob, id: string) => {
  const { attempt } = await repo.find(own(), id);
  await kit.run(own(), kind, id, attempt);
};
const list = async (body: Record<string, unknown> = {}, visitor = merchant) =>
  (await visitor.call(listOrders, { body: body as never })).result;
const idsOf = async (body: Record<string, unknown>) =>
  (await list({ pageSize: 100, ...body })).records.map(({ id }) => id);

/** The counters say what an honest count says, before and after they are folded. */
const expectCountsTrue = async () =>
  expect(await asOwner(app.database, 'select * from order_count_faults')).toEqual([]);

test('statuses are counted exactly, folded or not', async () => {
  const before = (await merchant.call(getOrderStatusCount, { body: {} })).result;
  const one = await draft();
  await draft();
  const sent = await submitted();
  await run(bookJob, sent.id);
  const { all, byStatus } = (await merchant.call(getOrderStatusCount, { body: {} })).result;
  expect(all - before.all).toBe(3);
  expect(byStatus.draft - before.byStatus.draft).toBe(2);
  expect(byStatus.generated - before.byStatus.generated).toBe(1);
  await expectCountsTrue();
  await foldCounts(own().cell.urls.sweep);
  await expectCountsTrue();
  const folded = (await merchant.call(getOrderStatusCount, { body: {} })).result;
  expect(folded).toEqual({ all, byStatus });
  const left = await asOwner(
    app.database,
    'select count(*)::int as n from order_count_changes',
    [],
  );
  expect(left).toEqual([{ n: 0 }]);
  // By day, and by anything the counters don't know.
  const today = one.createTime.slice(0, 10);
  const range = { from: `${today} 00:00:00`, to: `${today} 23:59:59` };
  const day = (await merchant.call(getOrderStatusCount, { body: range })).result;
  expect(day.byStatus.draft).toBeGreaterThanOrEqual(2);
  const read = (await merchant.call(getOrderStatusCount, { body: { ...range, source: 'web' } }))
    .result;
  expect(read.byStatus.draft).toBe(day.byStatus.draft);
});

test('pages follow each other by place in every sort, and end', async () => {
  for (let at = 0; at < 7; at += 1) await draft();
  for (const sort of ['-createTime', 'createTime', '-updateTime', 'updateTime'] as OrderSort[]) {
    const whole = await list({ pageSize: 1000, sort });
    const walked: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { records, next } = await list({ pageSize: 3, sort, after });
      walked.push(...records.map(({ id }) => id));
      if (!next) break;
      after = next;
    }
    expect(walked).toEqual(whole.records.map(({ id }) => id));
    expect(whole.total).toBe(walked.length);
    const end = await list({ pageSize: 2, sort, after: 'last' });
    expect(end.records.map(({ id }) => id)).toEqual(walked.slice(-2));
    const [first, second, third] = walked as [string, string, string];
    const around = await merchant.call(getOrderNeighbours, {
      body: { id: second, filter: {}, sort },
    });
    expect(around.result).toEqual({ previous: first, next: third });
  }
});

test('an order is found by any of its numbers, and by a part of one or of a name', async () => {
  const customerNo = 'AMZ-114-7788221-55';
  const order = await submitted({ customerNo, consignee: { ...party, name: '欧阳娜娜 Nana' } });
  await run(bookJob, order.id);
  const { trackingNumber } = (await list({ keyword: customerNo })).records[0] as {
    trackingNumber: string;
  };
  const no = order.transactionOrderNo;
  for (const keyword of [
    no,
    `${no}-1`,
    no.toLowerCase(),
    no.slice(-6),
    customerNo,
    '7788221',
    'amz-114',
    trackingNumber,
    '欧阳',
    '娜娜',
    '阳娜',
    '娜 nana',
    'nan',
    'Nana',
  ]) {
    expect(await idsOf({ keyword }), keyword).toContain(order.id);
  }
  expect(await idsOf({ keyword: '阳欧' })).toEqual([]);
  expect(await idsOf({ keyword: '7788222' })).toEqual([]);
  expect(await idsOf({ numbers: [customerNo, 'nothing'] })).toEqual([order.id]);
  const { result } = await merchant.call(externalQuery, {
    body: { numbers: ['nothing', trackingNumber] },
  });
  expect(result.map((found) => found.order?.id ?? null)).toEqual([null, order.id]);
  expect((await merchant.call(scanGetOrder, { query: { number: no } })).result.id).toBe(order.id);
  // Another merchant finds nothing by them, an operator finds it.
  const other = await app.as('bluebay');
  expect((await list({ keyword: '7788221' }, other)).records).toEqual([]);
  expect((await list({ keyword: customerNo }, other)).records).toEqual([]);
  const operator = await app.as('yunling-op');
  const [seen] = (await list({ keyword: '7788221' }, operator)).records;
  expect(seen).toMatchObject({ id: order.id, merchantName: '木棉服饰' });
});

test('filters are kept, and a number that changed is found by the new one', async () => {
  const order = await draft({ customerNo: 'BEFORE-1234' });
  await merchant.call(saveDraft, {
    body: {
      id: order.id,
      revision: order.revision,
      form: orderForm({ customerNo: 'LATER-5678' }) as never,
    },
  });
  expect(await idsOf({ keyword: 'FORE-12' })).toEqual([]);
  expect(await idsOf({ keyword: 'TER-567' })).toEqual([order.id]);
  const generated = await idsOf({ status: 'generated', tracking: 'tracking' });
  expect(generated.length).toBeGreaterThan(0);
  expect(generated).not.toContain(order.id);
  expect(await idsOf({ status: 'draft', tracking: 'none', countryCode: 'US' })).toContain(order.id);
  expect(await idsOf({ productId: kit.products.receipt, status: 'draft' })).toEqual([]);
});

/** As the merchant's owner looks. */
const seesAll = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { permissions: new Set<string>(permissions) } as unknown as Session,
});

test('the home page tells where orders stand and what waits for money', async () => {
  const ctx = seesAll(kit.as(await kit.merchant(500n)));
  const waiting = await kit.submit(ctx, kit.form(kit.products.label, 3));
  const mine = await overview(ctx);
  expect(mine).toMatchObject({
    orders: { all: 1, byStatus: { ordering: 1 } },
    due: [{ currency: 'CNY', amount: '30.00', available: '5.00' }],
  });
  expect(mine.orders?.days.map(({ created }) => created)).toEqual([...Array(29).fill(0), 1]);
  const { records } = await ordersOf(ctx, {
    waitingPayment: true,
    sort: '-createTime',
    pageNo: 1,
    pageSize: 10,
  });
  expect(records.map(({ id }) => id)).toEqual([waiting.id]);
  const operator = await app.as('yunling-op');
  const whole = (await operator.call(getOrderOverview)).result;
  expect(whole.orders?.all).toBeGreaterThan(1);
  expect(whole.due).toBeNull();
});

test('only what fits is submitted; the rest stay drafts and say why', async () => {
  const fresh = await kit.merchant(2_500n);
  const ctx = kit.as(fresh);
  const forms = Array.from({ length: 4 }, () => kit.form(kit.products.label));
  const ids: string[] = [];
  for (const form of forms) ids.push((await orders.save(ctx, { form })).id);
  const outcomes = await orders.submitMany(ctx, { ids, onlyWhatFits: true });
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, false]);
  expect(outcomes[3]).toMatchObject({ errorKey: 'wallet.tooLow', order: { status: 'draft' } });
});

test('another product tells its price before it is taken', async () => {
  const order = await draft({ boxes: [{ weight: 2 }] });
  const incomplete = await draft({ goods: [] });
  const sent = await submitted();
  const { result } = await merchant.call(tryProduct, {
    body: { ids: [order.id, incomplete.id, sent.id], productId: kit.products.receipt },
  });
  expect(result).toMatchObject([
    { before: '20.00', after: '20.00', reason: '' },
    { after: null, reason: expect.stringMatching(/./) },
    { reason: expect.stringContaining(sent.transactionOrderNo) },
  ]);
});

test("an order's money and way are told from the ledger and its history", async () => {
  const order = await submitted();
  await run(bookJob, order.id);
  const flow = (await merchant.call(getBilIncomeFlow, { query: { id: order.id } })).result;
  expect(flow).toMatchObject([
    { op: 'hold', amount: '10.00' },
    { op: 'capture', amount: '10.00' },
  ]);
  const wayOf = async () =>
    (await merchant.call(getLogisticsProcess, { query: { id: order.id } })).result;
  // The latest first, as its history is shown.
  const way = await wayOf();
  expect(way.map(({ isDone }) => isDone)).toEqual([false, true]);
  // A wish to give it back, refused by an operator, is no second booking.
  const booked = "update order_events set created_at = created_at - interval '1 hour'";
  await asOwner(app.database, `${booked} where order_id = $1`, [order.id]);
  const [generated] = await wayOf();
  await merchant.call(batchRefundOrder, { body: { ids: [order.id] } });
  const operator = await app.as('yunling-op');
  const no = { ids: [order.id], approve: false, remark: '已交航司' };
  await operator.call(examineRefund, { body: no });
  expect((await wayOf())[0]).toEqual(generated);
});

test('what is held and what was paid is told apart from what it costs', async () => {
  const waiting = await submitted({}, kit.products.receipt);
  await run(bookJob, waiting.id);
  const [held] = (await list({ numbers: [waiting.transactionOrderNo] })).records;
  expect(held).toMatchObject({ totalPrice: '10.00', heldAmount: '10.00', paidAmount: null });
  const paid = await submitted();
  await run(bookJob, paid.id);
  const [charged] = (await list({ numbers: [paid.transactionOrderNo] })).records;
  expect(charged).toMatchObject({ totalPrice: '10.00', heldAmount: null, paidAmount: '10.00' });
});

test('several numbers in one search find all of them', async () => {
  const made = [await submitted({ customerNo: 'PASTE-0001' }), await submitted()];
  const [first, second] = made as [(typeof made)[0], (typeof made)[0]];
  const numbers = ['PASTE-0001', second.transactionOrderNo];
  const both = [second.id, first.id];
  for (const between of [',', ' ', '\n', '，', ' ;\t']) {
    expect(await idsOf({ keyword: numbers.join(between) }), between).toEqual(both);
  }
  // One that nobody has takes nothing away; a name with a space is still a name.
  expect(await idsOf({ keyword: `${numbers.join()},NOBODY-404` })).toEqual(both);
  expect(await idsOf({ keyword: 'nobody 2nd' })).toEqual([]);
  const most = Array.from({ length: 201 }, (_, n) => `NUMBER-${n}`).join();
  expect((await merchant.call(listOrders, { body: { keyword: most } })).status).toBe(422);
});

test("of a list only the chosen orders are taken out, and only one's own", async () => {
  const [mine, other] = [await submitted(), await submitted()];
  const taken = async (ctx: Ctx, ids: string[]) => {
    const found: string[] = [];
    for await (const some of batches(ctx, { ids })) found.push(...some.map(({ id }) => id));
    return found;
  };
  expect(await taken(own(), [mine.id])).toEqual([mine.id]);
  expect(await taken(own(), [mine.id, other.id])).toEqual([other.id, mine.id]);
  expect(await taken(kit.as(await kit.merchant(0n)), [mine.id])).toEqual([]);
});

test('operators see whose an order is', async () => {
  const order = await submitted();
  const operator = await app.as('yunling-op');
  const whose = { merchantName: '木棉服饰', merchantCode: 'M100002' };
  const { result } = await operator.call(getOrderDetail, { query: { id: order.id } });
  expect(result).toMatchObject(whose);
  const [listed] = (await list({ numbers: [order.transactionOrderNo] }, operator)).records;
  expect(listed).toMatchObject(whose);
});

test('what no carrier answers for, an operator decides', async () => {
  const operator = await app.as('yunling-op');
  const [kept, gone] = [
    await submitted({}, kit.products.receipt),
    await submitted({}, kit.products.receipt),
  ];
  for (const { id } of [kept, gone]) {
    await run(bookJob, id);
    await voidMany(own(), [id]);
  }
  expect(await idsOf({ cancelling: true })).toEqual([gone.id, kept.id]);
  const rejected = await operator.call(examineRefund, {
    body: { ids: [kept.id], approve: false, remark: '已交航司' },
  });
  expect(rejected.result[0]).toMatchObject({
    ok: true,
    order: { status: 'generated', booking: 'booked', examineRemark: '已交航司' },
  });
  const approved = await operator.call(examineRefund, {
    body: { ids: [gone.id, kept.id], approve: true },
  });
  expect(approved.result.map(({ ok }) => ok)).toEqual([true, false]);
  expect(approved.result[0]?.order?.status).toBe('voided');
  // The carrier's own answer comes too late and changes nothing.
  await run(cancelJob, gone.id);
  await expectCountsTrue();
});

test('sixty-four writers of one merchant leave exact counts, folded meanwhile', async () => {
  const ctx = kit.as(await kit.merchant(0n));
  const form = kit.form(kit.products.label);
  const write = async () => {
    const { id, revision } = await orders.save(ctx, { form });
    await orders.save(ctx, { id, revision, form });
    await voidMany(ctx, [id]);
  };
  const folding = [1, 2, 3].map(() => foldCounts(own().cell.urls.sweep));
  await Promise.all([...Array.from({ length: 64 }, write), ...folding]);
  await expectCountsTrue();
  expect((await overview(seesAll(ctx))).orders?.byStatus).toMatchObject({ draft: 0, voided: 64 });
});

test('a thousand drafts go in one call', async () => {
  const rich = await kit.merchant(100_000_000n);
  const ctx = kit.as(rich);
  const ids = await importDrafts(ctx, 1000, kit.form(kit.products.label));
  const outcomes = await orders.submitMany(ctx, { ids, onlyWhatFits: false });
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1000);
  await expectCountsTrue();
});
