import { pageKeys } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { isPageKey, pages } from './pages.ts';

test('every page key of the contract has its page, and nothing else has', () => {
  expect(Object.keys(pages).sort()).toEqual([...pageKeys].sort());
  for (const other of ['order/Lists', 'toString', '']) expect(isPageKey(other)).toBe(false);
});
