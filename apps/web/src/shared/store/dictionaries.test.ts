import { constants } from '@alpaca/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDictionaries, keepDictionary, keptDictionary } from './dictionaries.ts';
import { local } from './shelves.ts';

const item = (value: string) => ({ value, text: value, label: value });

beforeEach(() => {
  vi.useFakeTimers();
  keepDictionaries({ goodsType: [item('WPX')] });
  return () => vi.useRealTimers();
});

test('what signing in brought is there for seven days, each dictionary for its own', () => {
  vi.advanceTimersByTime(constants.sessionMs - 1_000);
  keepDictionary('taxType', [item('IOSS')]);
  expect(keptDictionary('goodsType')).toEqual([item('WPX')]);
  vi.advanceTimersByTime(2_000);
  expect(keptDictionary('goodsType')).toBeUndefined();
  expect(keptDictionary('taxType')).toEqual([item('IOSS')]);
});

test('words of another language are not used', () => {
  const kept = local.get<object>('dictItems');
  local.set('dictItems', { ...kept, language: 'en_US' });
  expect(keptDictionary('goodsType')).toBeUndefined();
});
