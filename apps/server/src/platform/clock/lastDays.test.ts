import { expect, test } from 'vitest';
import { lastDays } from './lastDays.ts';

test('thirty days, each after the other, the last is today', () => {
  const days = lastDays('2028-03-01');
  expect(days).toHaveLength(30);
  expect(days.slice(-3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(days[0]).toBe('2028-02-01');
});
