import { pageKeys } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { pages, pendingPages } from './pages.ts';

test('every page key has its page or is pending, and none is both', () => {
  const built = Object.keys(pages);
  expect([...built, ...pendingPages].sort()).toEqual([...pageKeys].sort());
});
