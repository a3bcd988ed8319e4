import { expect, test } from 'vitest';
import { lastPageAt, rememberPage } from './lastPages.ts';

test('an address shows what it showed the last time', () => {
  rememberPage('/order/list', 'order/List');
  rememberPage('/single/special', 'single/Special');
  rememberPage('/order/list', 'order/Other');
  expect(lastPageAt('/order/list')).toBe('order/Other');
  expect(lastPageAt('/single/special')).toBe('single/Special');
  expect(lastPageAt('/order/other')).toBeUndefined();
});
