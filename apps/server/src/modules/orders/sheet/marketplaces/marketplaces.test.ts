import {
  addSku,
  commitImport,
  editImportCells,
  fixImportAlike,
  getOrderDetail,
  listOrders,
  mapImport,
  skipImportRows,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { appWithWorker } from '../../../../testing/worker.ts';
import { finished, rowsOf, upload } from '../../../imports/testing.ts';
import { productTo } from '../sheetTestRows.ts';
import { amazonTxt, shopifyCsv, shopifyFirst, shopifyFurther } from './marketplaceTestFiles.ts';

let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Awaited<ReturnType<TestApp['as']>>;
let product: string;
const run = newId().slice(-6);
const skus = { pouch: `POUCH-${run}`, mug: `MUG-${run}`, light: `LIGHT-${run}` };

const declared = (sku: string, over: Record<string, unknown> = {}) => ({
  sku,
  goodsName: '布袋',
  goodsNameEn: 'Canvas pouch',
  value: '6.40',
  weight: 0.125,
  hsCode: '420292',
  cargoProperty: 'general' as const,
  ...over,
});

beforeAll(async () => {
  running = await appWithWorker();
  visitor = await running.app.as('starfield');
  product = (await productTo(visitor)).code;
  const { weight: _, ...unweighed } = declared(skus.light);
  for (const body of [
    declared(skus.pouch),
    declared(skus.mug, { goodsName: '杯子', goodsNameEn: 'Mug', weight: 0.35, value: '3.10' }),
    unweighed,
  ]) {
    await visitor.call(addSku, { body });
  }
});
afterAll(() => running.stop());

let count = 0;
/** An order number as Amazon gives them. */
const amazonNo = () => {
  count += 1;
  return `112-${parseInt(run, 16) % 1_000_0000}-${String(count).padStart(7, '0')}`;
};
const shopifyNo = () => {
  count += 1;
  return `#${run}${count}`;
};

const bring = async (
  body: Buffer,
  name = 'unshipped.txt',
  kind: 'orderSubmit' | 'orderDraft' = 'orderSubmit',
) => {
  const id = await upload(visitor, body, { kind, name });
  return { id, view: await finished(visitor, id) };
};
const chooseProduct = (id: string) =>
  visitor.call(fixImportAlike, { body: { id, field: 'productId', from: '', to: product } });
const commit = async (id: string) => {
  await visitor.call(commitImport, { body: { id } });
  return finished(visitor, id);
};
const orderOf = async (number: string) => {
  const { result } = await visitor.call(listOrders, { body: { numbers: [number], pageSize: 10 } });
  const id = result.records[0]?.id as string;
  return (await visitor.call(getOrderDetail, { query: { id } })).result.form;
};
const issuesOf = async (id: string) => (await rowsOf(visitor, id)).rows.map(({ issues }) => issues);

test.each([false, true])('Amazon’s report becomes orders, columns turned: %s', async (turned) => {
  const [one, other] = [amazonNo(), amazonNo()];
  const { id, view } = await bring(
    amazonTxt(
      [
        { 'order-id': one, sku: skus.pouch, 'quantity-to-ship': '2' },
        { 'order-id': one, 'order-item-id': '7', sku: skus.mug, 'quantity-to-ship': '1' },
        { 'order-id': other, sku: skus.mug, 'quantity-to-ship': '3' },
      ],
      { turned },
    ),
  );
  expect(view).toMatchObject({
    status: 'ready',
    known: { name: 'amazonUnshipped', lacks: ['productId', 'weight'] },
    counts: { total: 3, bad: 3 },
  });
  const wanted = (await issuesOf(id)).map((issues) => Object.keys(issues));
  expect(wanted).toEqual([['productId'], [''], ['productId']]);
  await chooseProduct(id);
  expect((await finished(visitor, id)).counts).toMatchObject({ valid: 3, bad: 0 });
  expect(await commit(id)).toMatchObject({ status: 'done', made: { submitted: 2 } });
  expect(await orderOf(one)).toMatchObject({
    customerNo: one,
    consignee: {
      name: 'Delia Marsh',
      phone: '+1 512-555-0148 ext. 20417',
      address1: '2208 Juniper Bend',
      address2: 'Apt 5',
      province: 'TX',
      postCode: '78704',
      countryCode: 'US',
    },
    boxes: [{ weight: 0.6 }],
    goods: [
      { sku: skus.pouch, goodsName: '布袋', value: '6.40', hsCode: '420292', quantity: 2 },
      { sku: skus.mug, goodsNameEn: 'Mug', value: '3.10', quantity: 1 },
    ],
  });
});

test.each([false, true])('Shopify’s export becomes orders, columns turned: %s', async (turned) => {
  const number = shopifyNo();
  const { id, view } = await bring(
    shopifyCsv(
      [
        shopifyFirst({ Name: number, 'Lineitem sku': skus.pouch }),
        shopifyFurther({ Name: number, 'Lineitem sku': skus.mug, 'Lineitem quantity': '2' }),
      ],
      { turned },
    ),
    'orders_export.csv',
  );
  expect(view).toMatchObject({ status: 'ready', known: { name: 'shopifyOrders' } });
  await chooseProduct(id);
  expect(await commit(id)).toMatchObject({ status: 'done', made: { submitted: 1 } });
  expect(await orderOf(number.slice(1))).toMatchObject({
    customerNo: number.slice(1),
    // As the library declares them, whatever the shop sells in.
    declaredCurrency: 'USD',
    consignee: {
      name: 'Theo Lindqvist',
      phone: '+1 207-555-0162',
      postCode: '04101',
      countryCode: 'US',
    },
    boxes: [{ weight: 0.825 }],
    goods: [
      { sku: skus.pouch, quantity: 1 },
      { sku: skus.mug, quantity: 2 },
    ],
  });
});

test('a SKU that the library lacks is marked, mended in its cell, or added and looked for again', async () => {
  const numbers = [amazonNo(), amazonNo()] as const;
  const later = `LATER-${newId().slice(-6)}`;
  const { id, view } = await bring(
    amazonTxt([
      { 'order-id': numbers[0], sku: 'NOBODYS' },
      { 'order-id': numbers[1], sku: later },
    ]),
  );
  await chooseProduct(id);
  const marked = await issuesOf(id);
  for (const issues of marked) {
    expect(issues.sku).toContain('SKU 申报库中没有此 SKU');
    expect(issues.weight).toContain('重量不全');
    expect(issues.productId).toBeUndefined();
  }
  const edit = { rowNo: 2, field: 'sku', value: skus.mug };
  await visitor.call(editImportCells, { body: { id, edits: [edit] } });
  await visitor.call(addSku, { body: declared(later) });
  await visitor.call(mapImport, { body: { id, mapping: view.mapping } });
  expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 2 } });
  expect(await commit(id)).toMatchObject({ made: { submitted: 2 } });
  expect((await orderOf(numbers[1])).goods).toMatchObject([{ sku: later, quantity: 2 }]);
});

test('a SKU without a weight leaves the weight of the parcel to be filled in', async () => {
  const number = amazonNo();
  const { id } = await bring(amazonTxt([{ 'order-id': number, sku: skus.light }]));
  await chooseProduct(id);
  expect(Object.keys((await issuesOf(id))[0] ?? {})).toEqual(['weight']);
  const edit = { rowNo: 2, field: 'weight', value: '0.4' };
  await visitor.call(editImportCells, { body: { id, edits: [edit] } });
  await commit(id);
  expect((await orderOf(number)).boxes).toMatchObject([{ weight: 0.4 }]);
});

test('what is shipped, cancelled or needs no shipping is left out, and can be taken in again', async () => {
  const [shipped, cancelled, partly] = [shopifyNo(), shopifyNo(), shopifyNo()];
  const sku = { 'Lineitem sku': skus.pouch };
  const { id, view } = await bring(
    shopifyCsv([
      shopifyFirst({ Name: shipped, ...sku, 'Fulfillment Status': 'fulfilled' }),
      shopifyFurther({ Name: shipped, ...sku }),
      shopifyFirst({ Name: cancelled, ...sku, 'Cancelled at': '2026-11-16 10:00:00 -0600' }),
      shopifyFirst({ Name: partly, ...sku, 'Lineitem fulfillment status': 'fulfilled' }),
      shopifyFurther({ Name: partly, ...sku, 'Lineitem requires shipping': 'false' }),
      shopifyFurther({ Name: partly, 'Lineitem sku': skus.mug }),
    ]),
    'orders_export.csv',
    'orderDraft',
  );
  expect(view.counts).toMatchObject({ total: 6, skipped: 5, valid: 1, bad: 0 });
  // What only the first row said, the first one left says instead.
  const { rows } = await rowsOf(visitor, id, { only: 'valid' });
  expect(rows[0]?.cells).toEqual(expect.arrayContaining(['Theo Lindqvist', '04101', skus.mug]));
  const asked = { id, rowNos: [2, 3], skipped: false };
  await visitor.call(skipImportRows, { body: asked });
  expect(await commit(id)).toMatchObject({ made: { draft: 2 } });
  expect((await orderOf(shipped.slice(1))).goods).toHaveLength(2);
  expect((await orderOf(partly.slice(1))).goods).toMatchObject([{ sku: skus.mug }]);
});

test('nothing is left to ship of an Amazon item with nothing to ship', async () => {
  const number = amazonNo();
  const { view } = await bring(
    amazonTxt([
      { 'order-id': number, sku: skus.pouch, 'quantity-to-ship': '0' },
      { 'order-id': number, sku: skus.mug },
    ]),
  );
  expect(view.counts).toMatchObject({ total: 2, skipped: 1 });
});

test('cells that look like formulas stay texts, and no order number is made of a failed one', async () => {
  const formula = '=HYPERLINK("http://example.com";"x")';
  const { id } = await bring(
    shopifyCsv([
      shopifyFirst({ Name: '#N/A', 'Lineitem sku': formula }),
      shopifyFirst({ Name: shopifyNo(), 'Shipping Name': '=1+1', 'Lineitem sku': skus.mug }),
    ]),
    'orders_export.csv',
  );
  const { rows } = await rowsOf(visitor, id);
  expect(rows[0]?.cells).toContain(formula);
  expect(rows[0]?.issues).toMatchObject({
    customerNo: expect.stringContaining('公式错误'),
    sku: expect.stringMatching(/./),
  });
  expect(rows[1]?.cells).toContain('=1+1');
});

test('other sheets are no marketplace’s, however much alike', async () => {
  const body = Buffer.from('order-id,sku,recipient-name,quantity-to-ship\r\n1,A,Delia Marsh,1\r\n');
  const { view } = await bring(body, 'mine.csv');
  expect(view).toMatchObject({ status: 'mapping', known: null });
});
