import { OrderForm } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { draftOf, formOf, numbered, quoteOf } from './formOf.ts';
import { boxIssues, goodsIssues, issuesOf } from './issues.ts';
import { placeOfHint } from './placeOfHint.ts';
import { copied, pasted, totalsOf } from './rows.ts';
import {
  type BoxField,
  boxFields,
  freshBox,
  freshGoods,
  freshOrder,
  type GoodsField,
  revived,
  rowOf,
  valuesOf,
} from './values.ts';

const productId = '01890000-0000-7000-8000-000000000001';
const consignee = {
  name: 'Ada',
  phone: '2125550123',
  countryCode: 'US',
  province: 'NY',
  city: 'New York',
  address1: '5 Main St',
  postCode: '10001',
};
const shipper = {
  ...consignee,
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  postCode: '518129',
};
const box = (texts: { [N in BoxField]?: string }) => rowOf<BoxField>(texts);
const line = (texts: { [N in GoodsField]?: string } = {}) =>
  rowOf<GoodsField>({
    ...freshGoods(),
    goodsName: '手机壳',
    goodsNameEn: 'Phone case',
    value: '3.20',
    ...texts,
  });
const order = freshOrder({
  productId,
  shipper,
  consignee,
  boxes: [box({ weight: '0.28' })],
  goods: [line()],
});

test('a filled-in order fits the contract', () => {
  expect(issuesOf(order)).toEqual({});
  expect(OrderForm.safeParse(formOf(order)).error).toBeUndefined();
});

test('an empty order says what is missing', () => {
  expect(issuesOf(freshOrder())).toMatchObject({
    'shipper.name': 'web.verify.0',
    'consignee.phone': 'web.verify.3',
    'consignee.city': 'web.verify.59',
    'boxes.0.weight': 'web.verify.0',
    'goods.0.goodsName': 'web.verify.0',
  });
  expect(issuesOf(freshOrder({ boxes: [], goods: [] }))).toMatchObject({
    boxes: 'web.verify.31',
    goods: 'web.verify.56',
  });
});

test.each([
  [{ weight: '1', boxNo: 'A-1' }, { boxNo: 'web.verify.9' }],
  [{ weight: '1.2345' }, { weight: 'web.verify.45' }],
  [{ weight: 'heavy' }, { weight: 'web.verify.45' }],
  [{ weight: '0' }, { weight: 'web.verify.74' }],
  [{ weight: '1', length: '1.234', width: '1', height: '1' }, { length: 'web.verify.1' }],
  [
    { weight: '', length: '10' },
    { weight: 'web.verify.0', width: 'web.verify.1', height: 'web.verify.1' },
  ],
  [{ weight: '1,000.5' }, {}],
])('box %# is judged', (texts, found) => {
  expect(boxIssues(box(texts))).toEqual(found);
});

test.each([
  [{ goodsName: '   ' }, { goodsName: 'web.verify.16' }],
  [{ quantity: '1.5' }, { quantity: 'web.verify.20' }],
  [{ value: '1.234' }, { value: 'web.verify.23' }],
  [{ weight: '0.1234' }, { weight: 'web.verify.24' }],
  [{ declareUnit: 'P1' }, { declareUnit: 'web.verify.21' }],
  [{ goodsLink: 'ftp://x' }, { goodsLink: 'web.verify.13' }],
  [{ hsCode: '12ab' }, { hsCode: 'web.verify.10' }],
  [{ hsCode: '123' }, { hsCode: 'web.verify.57' }],
])('goods line %# is judged', (texts, found) => {
  expect(goodsIssues(line(texts))).toEqual(found);
});

test('what is wrong between fields is found too', () => {
  const boxes = [box({ weight: '1', boxNo: 'A' }), box({ weight: '1', boxNo: 'A' })];
  expect(issuesOf({ ...order, boxes, isInsured: true, isCod: true })).toEqual({
    'boxes.1.boxNo': 'web.verify.54',
    insuranceValue: 'web.verify.17',
    codPrice: 'web.verify.55',
  });
});

test("a number that is cleared is given up for the order's own", () => {
  expect(formOf(numbered({ ...order, customerNo: '' }, 'A1'))).toHaveProperty('customerNo', 'A1');
  expect(formOf(numbered({ ...order, customerNo: 'S1' }, 'A1'))).toHaveProperty('customerNo', 'S1');
  expect(formOf(numbered(order, undefined))).not.toHaveProperty('customerNo');
});

test('half an insurance is not in a draft', () => {
  expect(draftOf({ ...order, isInsured: true })).not.toHaveProperty('insuranceCurrency');
});

test('a price is asked for as soon as place and boxes are there', () => {
  expect(quoteOf(order)).toMatchObject({
    countryCode: 'US',
    boxes: [{ weight: 0.28, count: 1 }],
    goods: [{ value: '3.20', quantity: 1 }],
  });
  expect(quoteOf({ ...order, goods: [freshGoods()] })?.goods).toEqual([]);
  expect(quoteOf({ ...order, boxes: [freshBox()] })).toBeNull();
  expect(quoteOf({ ...order, consignee: {} })).toBeNull();
});

test('a saved order comes back as it was', () => {
  const form = OrderForm.parse(formOf({ ...order, isInsured: true, insuranceValue: '20' }));
  const back = valuesOf(form);
  expect(OrderForm.parse(formOf(back))).toEqual(form);
  expect(back).toMatchObject({ isInsured: true, isCod: false });
});

test('what was kept in the browser gets keys of its own', () => {
  const again = revived(JSON.parse(JSON.stringify(order)));
  expect(formOf(again)).toEqual(formOf(order));
  expect(again.boxes[0]?.key).not.toBe(order.boxes[0]?.key);
});

test('a block of a sheet begins at its cell and may make rows', () => {
  const rows = [box({ weight: '1' })];
  const at = { key: rows[0]?.key ?? 0, field: 'weight' as const };
  const cells = [
    ['2', '10'],
    ['3', '20', '30', '40', 'beyond'],
  ];
  const block = { rows, fields: boxFields, at, cells, fresh: freshBox };
  expect(pasted({ ...block, most: 9 })).toMatchObject([
    { weight: '2', length: '10' },
    { weight: '3', length: '20', width: '30', height: '40' },
  ]);
  expect(pasted({ ...block, most: 1 })).toHaveLength(1);
});

test('a copy stands below its original, without its number', () => {
  const rows = [box({ weight: '1', boxNo: 'A' }), box({ weight: '2' })];
  const next = copied(rows, rows[0]?.key ?? 0, { boxNo: '' });
  expect(next.map(({ weight, boxNo }) => [weight, boxNo])).toEqual([
    ['1', 'A'],
    ['1', ''],
    ['2', undefined],
  ]);
});

test('totals do not depend on the order of the boxes', () => {
  const rows = ['0.1', '0.2', '0.3'].map((weight) =>
    box({ weight, length: '50', width: '40', height: '30' }),
  );
  expect(totalsOf(rows)).toEqual({ count: 3, kg: 0.6, cbm: 0.18 });
});

test.each([
  ['postCode', 'consignee.postCode'],
  ['goods', 'goods.2.hsCode'],
  ['goodsNameEn', 'goods.1.goodsNameEn'],
])('a hint about %s leads to the line it is about', (field, place) => {
  const goods = [
    line({ value: '', goodsNameEn: 'A line that is not quoted, as its price is missing' }),
    line({ hsCode: '392690', goodsNameEn: 'Phone case with a stand' }),
    line({ hsCode: '3926' }),
  ];
  expect(placeOfHint(field, { ...order, goods })).toBe(place);
});
