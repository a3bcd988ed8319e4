import type { ChangedMeanwhile } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { isUntouched, onTopOf, plainText } from './changed.ts';

const changed = (changes: ChangedMeanwhile['changes']): ChangedMeanwhile => ({
  revision: 2,
  by: '周燕',
  at: '2026-11-15 20:00:00',
  changes,
  more: 0,
});

test('fields that were left alone become theirs; what the person changed stays', () => {
  const mine = { nameZh: '我的', phone: '', terms: { divisor: 6000, limits: { maxKg: 30 } } };
  const theirs = changed([
    { field: 'nameZh', from: '旧', to: '他们的' },
    { field: 'phone', from: null, to: '123' },
    { field: 'terms.limits.maxKg', from: 30, to: 20 },
    { field: 'terms.divisor', from: 5000, to: 8000 },
  ]);
  expect(onTopOf(mine, theirs)).toEqual({
    nameZh: '我的',
    phone: '123',
    terms: { divisor: 6000, limits: { maxKg: 20 } },
  });
});

test('a field that they emptied is emptied, and one that is not there yet is made', () => {
  const theirs = changed([
    { field: 'remark', from: 'old', to: null },
    { field: 'terms.limits.minKg', from: null, to: 1 },
  ]);
  expect(onTopOf({ remark: 'old', terms: {} }, theirs)).toEqual({
    remark: undefined,
    terms: { limits: { minKg: 1 } },
  });
});

test('an item of a list is never taken for untouched', () => {
  const change = { field: 'priceRows.perKg', item: 'US1', from: null, to: '49' };
  expect(isUntouched({ priceRows: [] }, change)).toBe(false);
});

test('values read as people say them', () => {
  const words = { yes: '是', no: '否', none: '—', comma: '、' };
  expect([null, true, 5, 'x', ['a', 'b']].map((value) => plainText(value, words))).toEqual([
    '—',
    '是',
    '5',
    'x',
    'a、b',
  ]);
});
