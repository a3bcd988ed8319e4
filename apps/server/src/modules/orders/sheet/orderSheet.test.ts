import {
  addSku,
  addTeamMember,
  commitImport,
  editImportCells,
  fixImportAlike,
  getImportForecast,
  getOrderDetail,
  importExcel,
  listImportRows,
  listOrders,
  orderTemplates,
  skipImportRows,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { TestApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { startSession } from '../../auth/testing.ts';
import { finished, rowsOf, upload, xlsxOf } from '../../imports/testing.ts';
import { furtherRow, orderRow, productTo, sheetHeaders } from './sheetTestRows.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Visitor;
let product: Awaited<ReturnType<typeof productTo>>;
beforeAll(async () => {
  running = await appWithWorker();
  visitor = await running.app.as('starfield');
  product = await productTo(visitor);
});
afterAll(() => running.stop());

const fresh = (over: Record<string, string | number> = {}) =>
  orderRow({ customerNo: `S${newId().slice(-10)}`, productId: product.code, ...over });

const bring = async (rows: string[][], kind: 'orderSubmit' | 'orderDraft' = 'orderSubmit') => {
  const id = await upload(visitor, await xlsxOf([sheetHeaders, ...rows]), { kind });
  return { id, view: await finished(visitor, id) };
};
const commit = async (id: string, onlyWhatFits = false) => {
  await visitor.call(commitImport, { body: { id, onlyWhatFits } });
  return finished(visitor, id);
};
const ordersOf = async (numbers: string[]) =>
  (await visitor.call(listOrders, { body: { numbers, pageSize: 100 } })).result.records;
const forecast = async (id: string) =>
  (await visitor.call(getImportForecast, { query: { id } })).result;

test('rows are priced while they are staged, and become orders of the one who brought them', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id, view } = await bring([
    fresh({ customerNo: number }),
    fresh({ productId: product.name }),
  ]);
  expect(view).toMatchObject({ status: 'ready', counts: { total: 2, valid: 2 } });
  const { rows } = await rowsOf(visitor, id);
  expect(Number(rows[0]?.price?.amount)).toBeGreaterThan(0);
  const told = await forecast(id);
  expect(told).toMatchObject({ orders: 2, unpriced: 0, sums: [{ orders: 2, fitting: 2 }] });
  expect(Number(told.sums[0]?.amount)).toBeCloseTo(
    rows.reduce((sum, { price }) => sum + Number(price?.amount), 0),
  );
  const done = await commit(id);
  expect(done).toMatchObject({
    status: 'done',
    counts: { committed: 2, valid: 0 },
    made: { submitted: 2, waitingPayment: 0, draft: 0 },
  });
  const [order] = await ordersOf([number]);
  expect(order).toMatchObject({
    customerNo: number,
    source: 'import',
    totalPrice: rows[0]?.price?.amount,
  });
  const detail = await visitor.call(getOrderDetail, { query: { id: order?.id as string } });
  expect(detail.result.events[0]).toMatchObject({
    step: 'submit',
    userName: expect.stringMatching(/./),
  });
});

test('a committed row tells its order, and the list shows just the orders of one sheet', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id } = await bring([
    fresh({ customerNo: number }),
    furtherRow({ customerNo: number, weight: 1 }),
    fresh({ weight: 'heavy' }),
  ]);
  const before = await rowsOf(visitor, id);
  expect(before.rows.map(({ made }) => made)).toEqual([null, null, null]);
  await commit(id);
  const { rows } = await rowsOf(visitor, id);
  const [order] = await ordersOf([number]);
  const made = { id: order?.id, no: order?.transactionOrderNo, waitingPayment: false };
  expect(rows.map((row) => row.made)).toEqual([
    expect.objectContaining(made),
    expect.objectContaining(made),
    null,
  ]);
  const drafts = await bring([fresh()], 'orderDraft');
  await commit(drafts.id);
  const draft = (await rowsOf(visitor, drafts.id)).rows[0]?.made;
  expect(draft).toMatchObject({ status: 'draft', waitingPayment: false });
  const listed = (importId: string) => visitor.call(listOrders, { body: { importId } });
  expect((await listed(id)).result.records.map((each) => each.id)).toEqual([order?.id]);
  expect((await listed(drafts.id)).result.records.map((each) => each.id)).toEqual([draft?.id]);
  expect((await listed(newId())).result.total).toBe(0);
});

test('the same file again is told, with who brought it and how much came of it', async () => {
  const body = await xlsxOf([sheetHeaders, fresh({ customerNo: '' }), fresh({ customerNo: '' })]);
  const once = async (kind: 'orderSubmit' | 'orderDraft', file = body) => {
    const id = await upload(visitor, file, { kind, name: `${kind}.xlsx` });
    return finished(visitor, id);
  };
  const first = await once('orderDraft');
  expect(first.before).toBeNull();
  // Brought twice, but nothing of it has come in yet.
  expect((await once('orderDraft')).before).toBeNull();
  await commit(first.id);
  expect((await once('orderSubmit')).before).toEqual({
    fileName: 'orderDraft.xlsx',
    createTime: first.createTime,
    userName: expect.stringMatching(/./),
    committed: 2,
  });
  const other = await xlsxOf([sheetHeaders, fresh({ customerNo: '' })]);
  expect((await once('orderSubmit', other)).before).toBeNull();
});

test('formula errors, other scripts, unknown SKUs and nothings are mistakes with reasons', async () => {
  const lost = { goodsName: '', goodsNameEn: '', value: '', sku: 'NOT-THERE' };
  const { id } = await bring([
    fresh({ consigneeCity: '#N/A' }),
    fresh({ goodsNameEn: '手机壳' }),
    fresh({ weight: 0, value: 0 }),
    fresh(lost),
    // Of goods that the row declares itself the SKU is only a name.
    fresh({ sku: 'NOT-THERE' }),
  ]);
  const { rows } = await rowsOf(visitor, id);
  expect(rows.map(({ issues }) => issues)).toEqual([
    { consigneeCity: '单元格是公式错误，请填写实际内容' },
    { goodsNameEn: '请用英文填写，不能包含中文等其他文字' },
    { weight: '重量须大于 0', value: '申报单价须大于 0' },
    expect.objectContaining({ sku: expect.stringContaining('SKU 申报库中没有此 SKU') }),
    {},
  ]);
});

test('order sheets of other houses are understood by their headings', async () => {
  const said: Record<string, string> = {
    ...{ customerNo: '平台订单号', productId: '渠道', consigneeName: '收货人姓名' },
    ...{ consigneePhone: '联系手机', consigneeCountryCode: '国家', consigneeProvince: '省份/州' },
    ...{ consigneeCity: '城市', consigneeAddress1: '地址1', consigneePostCode: '邮编' },
    ...{ weight: '重量(kg)', quantity: '数量', value: '申报价值', hsCode: 'HS编码' },
    ...{ goodsName: '品名', goodsNameEn: '英文品名', boxCount: '件数' },
  };
  const headers = sheetHeaders.map((field) => said[field] ?? field);
  const id = await upload(visitor, await xlsxOf([headers, fresh()]), { kind: 'orderSubmit' });
  expect(await finished(visitor, id)).toMatchObject({
    mapping: sheetHeaders,
    counts: { valid: 1 },
  });
});

test('currencies are understood by their names', async () => {
  const headers = [...sheetHeaders, 'declaredCurrency'];
  const cells = ['美元', '美金', 'us dollar', '人民币', '火星币'].map((name) => [...fresh(), name]);
  const id = await upload(visitor, await xlsxOf([headers, ...cells]), { kind: 'orderDraft' });
  await finished(visitor, id);
  const { rows } = await rowsOf(visitor, id);
  expect(rows.map(({ issues }) => issues)).toEqual([
    ...[{}, {}, {}, {}],
    { declaredCurrency: '没有这个币种，请填写代码，如 USD' },
  ]);
});

test('rows with one customer number are one order, wherever they stand', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id, view } = await bring([
    fresh({ customerNo: number, boxNo: 'A', boxCount: '' }),
    furtherRow({ customerNo: number, boxNo: 'B', weight: 2, length: 30, width: 20, height: 10 }),
    fresh(),
    furtherRow({ customerNo: number, weight: 1, boxCount: 3 }),
    furtherRow({
      customerNo: number,
      goodsName: '线',
      goodsNameEn: 'Cable',
      quantity: 1,
      value: 2,
    }),
  ]);
  expect(view.counts).toMatchObject({ total: 5, valid: 5, repeated: 0 });
  const { rows } = await rowsOf(visitor, id);
  expect(rows.map(({ head, price }) => [head, price !== null])).toEqual([
    ...[
      [2, true],
      [2, false],
      [4, true],
      [2, false],
      [2, false],
    ],
  ]);
  expect(await forecast(id)).toMatchObject({ orders: 2 });
  await commit(id);
  const orders = await ordersOf([number]);
  expect(orders).toHaveLength(1);
  const { result } = await visitor.call(getOrderDetail, { query: { id: orders[0]?.id as string } });
  expect(result.boxes.map(({ boxNo }) => boxNo)).toEqual(['A', 'B', '3', '4', '5']);
  expect(result.form.goods.map(({ goodsNameEn }) => goodsNameEn)).toEqual(['Phone case', 'Cable']);
});

test('a bad row keeps its whole order back until it is mended', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id, view } = await bring([
    fresh({ customerNo: number, consigneePhone: '' }),
    furtherRow({ customerNo: number, weight: 2, consigneeCity: 'Boston' }),
    fresh(),
  ]);
  expect(view.counts).toMatchObject({ valid: 1, bad: 2 });
  const { rows } = await rowsOf(visitor, id, { only: 'bad' });
  expect(rows.map(({ issues }) => issues)).toEqual([
    { consigneePhone: '请填写收件人电话' },
    { consigneeCity: '与本订单首行不一致' },
  ]);
  const edit = (rowNo: number, field: string, value: string) =>
    visitor.call(editImportCells, { body: { id, edits: [{ rowNo, field, value }] } });
  const first = await edit(2, 'consigneePhone', '+1 212 555 0100');
  expect(first.result.rows.map(({ rowNo, state }) => [rowNo, state])).toEqual([
    [2, 'bad'],
    [3, 'bad'],
  ]);
  expect(first.result.rows[0]?.issues).toEqual({ '': '同一订单的其他行有误' });
  const second = await edit(3, 'consigneeCity', '');
  expect(second.result.counts).toMatchObject({ valid: 3, bad: 0 });
  // A row that leaves its order is one of its own, and both are looked at again.
  const third = await edit(3, 'customerNo', `${number}-2`);
  expect(third.result.rows.find(({ rowNo }) => rowNo === 3)).toMatchObject({
    head: 3,
    state: 'bad',
  });
  expect(third.result.rows.find(({ rowNo }) => rowNo === 2)).toMatchObject({ state: 'valid' });
});

test('what a line refuses, what other orders have and unknown codes are told before the commit', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id: before } = await bring([fresh({ customerNo: number })]);
  await commit(before);
  const { id } = await bring([
    fresh({ customerNo: number }),
    fresh({ weight: 9_999 }),
    fresh({ shipperCode: 'NOBODY', deliveryAddressCode: 'NOWHERE', productId: 'no such line' }),
    fresh({ weight: 1, length: 10 }),
    fresh({ consigneePostCode: '1', quantity: 'many' }),
    // A label of the United States, for a shipper in Shenzhen.
    fresh({ productId: 'US-LABEL' }),
  ]);
  const { rows } = await rowsOf(visitor, id);
  expect(rows.map(({ issues }) => Object.keys(issues).sort())).toEqual([
    ['customerNo'],
    [''],
    ['deliveryAddressCode', 'productId', 'shipperCode'],
    ['height', 'width'],
    ['consigneePostCode', 'quantity'],
    [''],
  ]);
  expect(rows[5]?.issues['']).toBe('该产品不从中国始发');
  const accepts = { headers: { 'accept-language': 'en-US' } };
  const inEnglish = await visitor.call(listImportRows, { body: { id } }, accepts);
  expect(rows[1]?.issues['']).toMatch(/[\u4e00-\u9fff]/);
  expect(inEnglish.result.rows[1]?.issues['']).not.toMatch(/[\u4e00-\u9fff]/);
});

test('a delivery address and a SKU stand for all that they hold', async () => {
  const sku = `K${newId().slice(-8)}`;
  await visitor.call(addSku, {
    body: { sku, goodsName: '灯', goodsNameEn: 'Lamp', value: '8.00', hsCode: '940520' },
  });
  const number = `S${newId().slice(-10)}`;
  const { id, view } = await bring([
    furtherRow({
      ...{ customerNo: number, productId: product.code, deliveryAddressCode: 'ont8' },
      ...{ consigneePhone: '+1 909 555 0100', weight: 3, sku, quantity: 4 },
    }),
  ]);
  const { rows } = await rowsOf(visitor, id);
  expect(rows[0]?.issues).toEqual({});
  expect(view.counts.valid).toBe(1);
  await commit(id);
  const [order] = await ordersOf([number]);
  const { result } = await visitor.call(getOrderDetail, { query: { id: order?.id as string } });
  expect(result.form.goods[0]).toMatchObject({
    sku,
    goodsNameEn: 'Lamp',
    value: '8.00',
    quantity: 4,
  });
  expect(result.form.consignee.postCode).toMatch(/\d/);
});

test('what costs more than was shown stays, with its new price, to be looked at again', async () => {
  const { id } = await bring([fresh(), fresh()]);
  await asOwner(
    running.app.database,
    'update import_rows set price_minor = price_minor - 1 where import_id = $1 and row_no = 3',
    [id],
  );
  const first = await commit(id);
  expect(first).toMatchObject({
    counts: { committed: 1, valid: 1, bad: 0 },
    made: { submitted: 1 },
  });
  expect(await forecast(id)).toMatchObject({ orders: 1 });
  expect((await commit(id)).made).toMatchObject({ submitted: 2 });
});

test('nothing is brought in that costs more than the caller agreed to', async () => {
  const { id } = await bring([fresh(), fresh()]);
  const [sum] = (await forecast(id)).sums;
  const currency = sum?.currency as 'CNY';
  const ask = (amount: string) =>
    visitor.call(commitImport, { body: { id, agreed: [{ currency, amount }] } });
  expect((await ask('0.01')).body.errorKey).toBe('import.costsMore');
  expect((await ask(sum?.amount as string)).status).toBe(200);
  expect((await finished(visitor, id)).made).toMatchObject({ submitted: 2 });
});

test('one mend in all rows alike is seen by the orders of all those rows', async () => {
  const numbers = [1, 2].map(() => `S${newId().slice(-10)}`);
  const { id } = await bring(
    numbers.flatMap((customerNo) => [
      fresh({ customerNo, consigneeCountryCode: 'Untied States' }),
      furtherRow({ customerNo, weight: 1 }),
    ]),
  );
  const body = { id, field: 'consigneeCountryCode', from: 'Untied States', to: 'US' };
  const { result } = await visitor.call(fixImportAlike, { body });
  expect(result).toMatchObject({ changed: 2, counts: { valid: 4, bad: 0 } });
});

test('more boxes than an order can have are refused, however many a row asks for', async () => {
  const customerNo = `S${newId().slice(-10)}`;
  const rows = [
    fresh({ customerNo, boxNo: 'A', boxCount: 600 }),
    ...Array.from({ length: 50 }, () => furtherRow({ customerNo, weight: 1, boxCount: 999 })),
  ];
  const { id } = await bring([
    ...rows,
    fresh({ boxCount: 1_000 }),
    fresh({ boxNo: 'B', boxCount: 2 }),
  ]);
  const { rows: found } = await rowsOf(visitor, id);
  expect(found[0]?.issues).toEqual({ boxCount: expect.stringContaining('999') });
  expect(found[1]).toMatchObject({ heldBack: true, issues: { '': '同一订单的其他行有误' } });
  expect(found.at(-2)).toMatchObject({ state: 'bad', price: null });
  expect(found.at(-1)).toMatchObject({ state: 'valid' });
});

test('a draft names products on offer only', async () => {
  const { id } = await bring([fresh({ productId: newId() })], 'orderDraft');
  const { rows } = await rowsOf(visitor, id);
  expect(rows[0]?.issues).toEqual({ productId: '请从列表中选择' });
});

test('members need to be allowed to order, and see balances only if they may', async () => {
  const { id } = await bring([fresh()]);
  const member = async (permissions: string[]) => {
    const username = `m${newId().slice(-8)}`;
    const form = { username, password: 'Newpass123', realname: '成员', permissions };
    const added = await visitor.call(addTeamMember, { body: form as never });
    const token = await startSession(await running.app.ctxOf(), added.result.id);
    return running.app.withToken(token);
  };
  // Imports of their own kind they may do.
  const looker = await member(['order:skuEdit']);
  const sheet = multipart('a.csv', Buffer.from('customerNo\nA1\n'));
  const sent = await looker.call(importExcel, { query: { type: 'draft' } }, sheet);
  expect(sent.status).toBe(403);
  expect((await looker.call(commitImport, { body: { id } })).body.errorKey).toBe('import.notFound');
  const orderer = await member(['single:batch']);
  const told = await orderer.call(getImportForecast, { query: { id } });
  expect(told.result.sums).toMatchObject([{ available: null, fitting: null }]);
  await orderer.call(commitImport, { body: { id } });
  expect(await finished(visitor, id)).toMatchObject({ made: { submitted: 1 } });
});

test('drafts are saved as far as they go, and priced where they go far enough', async () => {
  const number = `S${newId().slice(-10)}`;
  const { id, view } = await bring(
    [fresh(), furtherRow({ customerNo: number, consigneeName: '张三' })],
    'orderDraft',
  );
  expect(view.counts).toMatchObject({ valid: 2, bad: 0 });
  expect(await forecast(id)).toMatchObject({ orders: 2, unpriced: 1 });
  const done = await commit(id);
  expect(done.made).toEqual({ draft: 2 });
  expect(await ordersOf([number])).toMatchObject([{ status: 'draft', consigneeName: '张三' }]);
});

test('the columns of the templates are those of the sheet', () => {
  const known = new Set(orderTemplates.batch);
  for (const columns of Object.values(orderTemplates)) {
    expect(columns.filter((column) => !known.has(column))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
  }
});

test('a row left out leaves its order whole, priced and counted without it; restored it is bad again', async () => {
  const customerNo = `S${newId().slice(-10)}`;
  const { id, view } = await bring([
    fresh({ customerNo }),
    fresh(),
    fresh({ customerNo, consigneeName: 'Eve' }),
  ]);
  expect(view.counts).toMatchObject({ total: 3, valid: 1, bad: 2 });
  const skip = async (skipped: boolean) =>
    (await visitor.call(skipImportRows, { body: { id, rowNos: [4], skipped } })).result;
  const left = await skip(true);
  expect(left.counts).toMatchObject({ valid: 2, bad: 0, skipped: 1 });
  expect(left.rows).toMatchObject([
    { rowNo: 2, state: 'valid' },
    { rowNo: 4, state: 'skipped', issues: {}, price: null },
  ]);
  expect(Number(left.rows[0]?.price?.amount)).toBeGreaterThan(0);
  expect(await forecast(id)).toMatchObject({ orders: 2 });
  expect((await skip(false)).counts).toMatchObject({ valid: 1, bad: 2, skipped: 0 });
  await skip(true);
  expect((await commit(id)).counts).toMatchObject({ committed: 2, skipped: 1, bad: 0 });
  expect(await ordersOf([customerNo])).toHaveLength(1);
});
