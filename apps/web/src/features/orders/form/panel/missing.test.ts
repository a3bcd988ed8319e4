import { expect, test } from 'vitest';
import { missing } from './missing.ts';

test.each([
  ['46.44', '100.00', 'CNY', null],
  ['46.44', '46.44', 'CNY', null],
  ['46.44', '46.43', 'CNY', '0.01'],
  ['46.44', '-3.00', 'CNY', '49.44'],
  ['500', '120', 'JPY', '380'],
])('%s of %s %s lacks %s', (total, available, currency, gap) => {
  expect(missing(total, available, currency)).toBe(gap);
});
