import { expect, test } from 'vitest';
import { missedOf } from './lighthouseBudgets.ts';

const page = { cls: 0.02, lcp: { mobile: 4_000, desktop: 2_000 } };
const good = { cls: 0.02, accessibility: 1, lcp: 2_000 };

test('a page within its budgets misses none', () => {
  expect(missedOf(page, 'desktop', good)).toEqual([]);
});

test('each figure beyond its budget is named, and each that is not there', () => {
  expect(missedOf(page, 'mobile', { ...good, lcp: 4_001 })).toEqual(['lcp 4001, budget 4000']);
  expect(missedOf(page, 'desktop', { cls: 0.128, accessibility: 0.97, lcp: Number.NaN })).toEqual([
    'cls 0.128, budget 0.02',
    'accessibility 0.97, budget 1',
    'lcp NaN, budget 2000',
  ]);
});
