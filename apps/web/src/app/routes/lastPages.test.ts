import { expect, test } from 'vitest';
import { lastPageAt, lastTextsAt, rememberPage, rememberTexts } from './lastPages.ts';

test('an address shows what it showed the last time', () => {
  rememberPage('/order/list', 'order/List');
  rememberPage('/single/special', 'single/Special');
  rememberPage('/order/list', 'order/Other');
  expect(lastPageAt('/order/list')).toBe('order/Other');
  expect(lastPageAt('/single/special')).toBe('single/Special');
  expect(lastPageAt('/order/other')).toBeUndefined();
});

test('an address has the texts that it needed the last time, each once', () => {
  for (const texts of ['orderList', 'exports', 'orderList']) rememberTexts('/order/list', texts);
  rememberTexts('/single/special', 'orders');
  expect(lastTextsAt('/order/list')).toEqual(['orderList', 'exports']);
  expect(lastTextsAt('/order/other')).toEqual([]);
});
