import { pageKeys } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { noticePages, pageOf } from './opening.ts';

const component = (openPage: string, busId = '') =>
  pageOf({ openType: 'component', openPage, busId });

test('a page of the list opens with what the notice is about', () => {
  expect(component('order/Detail', 'a&b')).toBe('/order/detail?id=a%26b');
  expect(component('system/ApiConfig', 'x')).toBe('/system/api?id=x');
  expect(component('financial/Billing')).toBe('/financial/customerBilling');
});

test('a list opens narrowed to what the notice is about, or not at all', () => {
  expect(component('shipment/Waiting', 'soon')).toBe('/shipment/waiting?soon=true');
  expect(component('ops/Payables', 'runs')).toBe('/ops/payables?view=runs&state=asked');
  expect(component('order/List', 'voided')).toBe('/order/list?status=voided&sort=-updateTime');
  for (const about of ['', 'x', 'toString']) expect(component('order/List', about)).toBeNull();
});

test('a notice of its own text opens no page', () => {
  expect(pageOf({ openType: 'detail', openPage: 'order/Detail', busId: 'x' })).toBeNull();
});

test.each(['', 'order/detail', 'https://elsewhere.example', '../x', '__proto__', 'toString'])(
  '%j is not in the list and opens nothing',
  (page) => expect(component(page)).toBeNull(),
);

test('the list names pages there are', () => {
  for (const key of Object.keys(noticePages)) expect(pageKeys).toContain(key);
});
