import { expect, test } from 'vitest';
import { type Pair, tooMany } from './duplicates.ts';

const pair = (first: string, second: string): Pair => ({
  lines: 9,
  firstFile: { name: first, start: 1 },
  secondFile: { name: second, start: 20 },
});
const ofProduct = pair('apps/web/src/a.ts', 'apps/web/src/b.ts');
const ofTests = pair('apps/web/src/a.test.ts', 'apps/web/src/b.ts');

test('as much as is allowed may be written twice, and no more', () => {
  expect(tooMany([ofProduct, ofTests], { product: 1, tests: 1 })).toEqual([]);
  expect(tooMany([ofProduct, ofProduct], { product: 1, tests: 9 })).toHaveLength(2);
});

test('tests are counted apart', () => {
  expect(tooMany([ofProduct, ofTests], { product: 1, tests: 0 })).toEqual([ofTests]);
});
