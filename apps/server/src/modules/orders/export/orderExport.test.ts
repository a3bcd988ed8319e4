import {
  createFileTicket,
  downloadFile,
  getExportFields,
  OrderForm,
  startExport,
  submitOrder,
} from '@alpaca/contract';
import { type Cell, readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker, endedJob } from '../../../testing/worker.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { importDrafts } from '../ordersTestDrafts.ts';
import { goodsLine, orderForm, party } from '../ordersTestForms.ts';
import { type OrdersKit, openOrdersKit } from '../ordersTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let stack: Awaited<ReturnType<typeof appWithWorker>>;
let kit: OrdersKit;
let merchant: Visitor;
let merchantId: string;
beforeAll(async () => {
  stack = await appWithWorker();
  kit = await openOrdersKit(stack.app, openTestCarrier().carrier);
  merchant = await stack.app.as('kapok');
  const [found] = await asOwner<{ merchant_id: string }>(
    stack.app.database,
    'select merchant_id from users where id = $1',
    [stack.app.userId('kapok')],
  );
  merchantId = found?.merchant_id as string;
  await kit.topUp(merchantId, 1_000_000n);
});
afterAll(async () => {
  await kit.close();
  await stack.stop();
});

const lang = (language: string) => ({ headers: { 'accept-language': language } });

const ended = (jobId: string) => endedJob(merchant, jobId);

/** Exports as a person does and opens the file as a spreadsheet program would. */
const exported = async (fields: string[], filter: Record<string, string>, language = 'zh') => {
  const body = { kind: 'order' as const, fields, filter };
  const { result } = await merchant.call(startExport, { body }, lang(language));
  const { successData: key } = await ended(result.jobId);
  const { result: pass } = await merchant.call(createFileTicket, { body: { key } });
  const reply = await stack.app
    .anonymous()
    .call(downloadFile, { params: { key }, query: { ticket: pass.ticket } });
  const { sheets } = await readXlsx(reply.raw.rawPayload, { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  const told = (key: string, row = 1): [Cell['value'], string | undefined] => {
    const cell = sheet.cells?.get(`${row},${fields.indexOf(key)}`);
    return [cell?.value ?? null, cell?.style?.numFmt];
  };
  return { sheet, told };
};

const fieldsOf = async (language = 'zh') =>
  (await merchant.call(getExportFields, { query: { kind: 'order' } }, lang(language))).result;

const placed = async (customerNo: string) => {
  const form = orderForm({
    productId: kit.products.label,
    customerNo,
    consignee: { ...party, name: 'Ann', postCode: '07102', company: 'Acme', area: 'East' },
    shipper: { ...party, name: '王小二', phone: '0755-8888 0001' },
    boxes: [
      { weight: 0.28, length: 30, width: 20, height: 10 },
      { weight: 1, length: 30, width: 20, height: 10 },
    ],
    goods: [
      { ...goodsLine, sku: 'SK-1' },
      {
        ...goodsLine,
        sku: 'SK-2',
        goodsName: '数据线',
        quantity: 3,
        value: '0.10',
        hsCode: '854442',
      },
    ],
  });
  const body = { form: form as never, remoteAgreed: true };
  const reply = await merchant.call(submitOrder, { body });
  expect(reply.status, reply.body.message).toBe(200);
  return reply.result;
};

test('every field is grouped, in the reader’s words, and the usual ones are chosen', async () => {
  const fields = await fieldsOf('en');
  expect(new Set(fields.map(({ group }) => group))).toEqual(
    new Set(['Order', 'Consignee', 'Shipper', 'Goods', 'Boxes and weight', 'Cost']),
  );
  for (const { key, label } of [...fields, ...(await fieldsOf())]) {
    expect(label, key).not.toMatch(/orderField|orderFee/);
  }
  const chosen = fields.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  for (const key of ['consigneePhone', 'sku', 'quantity', 'billableWeight', 'fee.freight']) {
    expect(chosen).toContain(key);
  }
  expect(chosen).not.toContain('merchantName');
});

test('what it costs as it was measured, what was taken for it, and how its changes stand', async () => {
  const order = await placed('REAL-1');
  const own = { ...(await stack.app.ctxOf()), scope: 'merchant' as const, merchantId };
  await kit.run(own, bookJob, order.id, 1);
  const keys = ['realPrice', 'paidAmount', 'confirmStatus'];
  const rowOf = async () => {
    const { told } = await exported(keys, { keyword: 'REAL-1' });
    return keys.map((key) => told(key)[0]);
  };
  const paid = Number(order.totalPrice);
  expect(await rowOf()).toEqual([null, paid, '无需确认']);
  await asOwner(
    stack.app.database,
    `update orders set real_minor = 2742, confirm_status = 'awaiting' where id = $1`,
    [order.id],
  );
  expect(await rowOf()).toEqual([27.42, paid, '待确认']);
});

test('numbers are numbers, dates dates and texts texts, with their formats', async () => {
  const order = await placed('007123456789012345');
  const keys = (await fieldsOf()).map(({ key }) => key);
  const { sheet, told } = await exported(keys, { keyword: order.transactionOrderNo });
  expect(sheet.rows).toHaveLength(2);
  const [text, kg, money] = ['@', '0.000', '#,##0.00'];
  expect(told('transactionOrderNo')).toEqual([order.transactionOrderNo, text]);
  expect(told('customerNo')).toEqual(['007123456789012345', text]);
  const created = new Date(`${order.createTime.replace(' ', 'T')}Z`);
  expect(told('createTime')).toEqual([created, 'yyyy-mm-dd hh:mm:ss']);
  expect(told('consigneePostCode')).toEqual(['07102', text]);
  expect(told('consigneeCountry')).toEqual(['美国', text]);
  expect(told('consigneeCountryCode')).toEqual(['US', text]);
  expect(told('consigneeArea')).toEqual(['East', text]);
  expect(told('shipperName')).toEqual(['王小二', text]);
  expect(told('shipperPhone')).toEqual(['0755-8888 0001', text]);
  expect(told('sku')).toEqual(['SK-1; SK-2', text]);
  expect(told('goodsName')).toEqual(['手机壳; 数据线', text]);
  expect(told('goodsLines')).toEqual(['SK-1 手机壳 × 2; SK-2 数据线 × 3', text]);
  expect(told('quantity')).toEqual([5, '0']);
  expect(told('declaredValue')).toEqual([7.3, money]);
  expect(told('declaredCurrency')).toEqual(['USD', text]);
  expect(told('hsCode')).toEqual(['392690; 854442', text]);
  expect(told('boxCount')).toEqual([2, '0']);
  expect(told('boxSizes')).toEqual(['30×20×10 cm × 2', text]);
  expect(told('orderWeight')).toEqual([1.28, kg]);
  expect(told('billableWeight')).toEqual([expect.any(Number), kg]);
  const total = Number(order.totalPrice);
  expect(told('totalPrice')).toEqual([total, money]);
  expect(told('fee.freight')).toEqual([total, money]);
  expect(told('fee.duty')).toEqual([null, undefined]);
  expect(told('currencyCode')).toEqual(['CNY', text]);
  // No number is dressed as text, whatever its field.
  for (const { value, style } of sheet.cells?.values() ?? []) {
    if (typeof value !== 'string' && value !== null) expect(style?.numFmt).not.toBe('@');
  }
  expect(sheet.freezePane).toEqual({ rows: 1 });
  expect(sheet.autoFilter?.range).toMatch(/^A1:[A-Z]+2$/);
});

test('the words are the reader’s', async () => {
  const { transactionOrderNo } = await placed('EN-1');
  const fields = ['consigneeCountry', 'status', 'goodsName'];
  const { sheet } = await exported(fields, { keyword: transactionOrderNo }, 'en');
  expect(sheet.rows[0]).toEqual(['Consignee country/region', 'Status', 'Goods name']);
  expect(sheet.rows[1]?.[0]).toBe('United States');
  expect(sheet.rows[1]?.[2]).toBe('Phone case; Phone case');
});

test('an export beyond one batch has every order once', async () => {
  const form = z.parse(OrderForm, orderForm({ productId: kit.products.label }));
  const ids = await importDrafts(kit.as(merchantId), 1_234, form);
  const { sheet } = await exported(['transactionOrderNo'], { source: 'import', status: 'draft' });
  const numbers = new Set(sheet.rows.slice(1).map(([no]) => no));
  expect(sheet.rows.length - 1).toBe(ids.length);
  expect(numbers.size).toBe(ids.length);
  expect(sheet.autoFilter).toMatchObject({ range: 'A1:A1235' });
});
