import { expect, test } from 'vitest';
import { middleOf, missedOf } from './lighthouseBudgets.ts';

const page = { cls: 0.02, lcp: { mobile: 4_000, desktop: 2_000 } };
const good = { cls: 0.02, accessibility: 1, lcp: 2_000, performance: 0.95 };

test('a page within its budgets misses none', () => {
  expect(missedOf(page, 'desktop', good, true)).toEqual([]);
});

test('each figure beyond its budget is named, and each that is not there', () => {
  const late = { ...good, lcp: 4_001 };
  expect(missedOf(page, 'mobile', late, true)).toEqual(['lcp 4001, budget 4000']);
  const bad = { cls: 0.128, accessibility: 0.97, lcp: Number.NaN, performance: Number.NaN };
  expect(missedOf(page, 'desktop', bad, true)).toEqual([
    'cls 0.128, budget 0.02',
    'accessibility 0.97, budget 1',
    'lcp NaN, budget 2000',
    'performance NaN, budget 0',
  ]);
});

test('of a busy machine only what moves and what can be used is judged', () => {
  const found = { cls: 0.128, accessibility: 1, lcp: 60_000, performance: 0.1 };
  expect(missedOf({ ...page, performance: { mobile: 0.95 } }, 'mobile', found, false)).toEqual([
    'cls 0.128, budget 0.02',
  ]);
});

test('a page that has to be fast is measured by its score', () => {
  const fast = { ...page, performance: { mobile: 0.95 } };
  expect(missedOf(fast, 'mobile', good, true)).toEqual([]);
  expect(missedOf(fast, 'mobile', { ...good, performance: 0.94 }, true)).toEqual([
    'performance 0.94, budget 0.95',
  ]);
  expect(missedOf(page, 'mobile', { ...good, performance: 0.3 }, true)).toEqual([]);
  expect(missedOf(fast, 'desktop', { ...good, performance: 0.3 }, true)).toEqual([]);
});

test('of several measurements the middle of each figure counts', () => {
  const one = { ...good, lcp: 900, performance: 0.99 };
  const other = { ...good, cls: 0.5, lcp: 9_000, performance: 0.5 };
  expect(middleOf([other, good, one])).toEqual(good);
});
