import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { antdLocale } from './antdLocale.ts';

test('a calendar speaks Chinese on whichever page is opened first', async () => {
  const monthOf = () => dayjs('2026-11-15').locale('zh-cn').format('MMMM');
  expect(monthOf()).toBe('November');
  expect((await antdLocale())?.locale).toBe('zh-cn');
  expect(monthOf()).toBe('十一月');
});
