import { pageKeys } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { isPageKey, pages } from './pages.ts';

test('every page key of the contract has its page, built or not, and nothing else has', () => {
  expect(Object.keys(pages).sort()).toEqual([...pageKeys].sort());
  expect(Object.values(pages).filter((page) => page !== null).length).toBeGreaterThan(30);
  for (const other of ['order/Lists', 'toString', '']) expect(isPageKey(other)).toBe(false);
});
