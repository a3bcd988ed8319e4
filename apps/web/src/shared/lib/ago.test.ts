import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const minute = 60_000;

test.each([
  [0, 'now', '现在'],
  [59_000, 'now', '现在'],
  [12 * minute, '12 minutes ago', '12分钟前'],
  [119 * minute, '1 hour ago', '1小时前'],
  [50 * 60 * minute, '2 days ago', '前天'],
])('%i ms ago reads as people say it', (ms, en, zh) => {
  expect(ago(ms, 'en-US')).toBe(en);
  expect(ago(ms, 'zh-CN')).toBe(zh);
});
