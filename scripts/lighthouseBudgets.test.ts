import { expect, test } from 'vitest';
import { missedOf } from './lighthouseBudgets.ts';

const page = { cls: 0.02, lcp: { mobile: 4_000, desktop: 2_000 } };
const good = { cls: 0.02, accessibility: 1, lcp: 2_000 };

test('a page within its budgets misses none', () => {
  expect(missedOf(page, 'desktop', good, true)).toEqual([]);
});

test('each figure beyond its budget is named, and each that is not there', () => {
  const late = { ...good, lcp: 4_001 };
  expect(missedOf(page, 'mobile', late, true)).toEqual(['lcp 4001, budget 4000']);
  const bad = { cls: 0.128, accessibility: 0.97, lcp: Number.NaN };
  expect(missedOf(page, 'desktop', bad, true)).toEqual([
    'cls 0.128, budget 0.02',
    'accessibility 0.97, budget 1',
    'lcp NaN, budget 2000',
  ]);
});

test('of a busy machine only what moves and what can be used is judged', () => {
  const found = { cls: 0.128, accessibility: 1, lcp: 60_000 };
  expect(missedOf(page, 'mobile', found, false)).toEqual(['cls 0.128, budget 0.02']);
});
