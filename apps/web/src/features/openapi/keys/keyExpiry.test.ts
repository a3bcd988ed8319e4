import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { keyExpiry } from './keyExpiry.ts';

const now = dayjs('2026-11-18 22:30:00');
const at = (expireTime: string | null, expired = false) => keyExpiry({ expireTime, expired }, now);

test('a key without an end never ends', () => {
  expect(at(null)).toEqual({ is: 'never' });
});

test('the days to its end are those of the calendar', () => {
  expect(at('2026-11-18 23:59:59')).toEqual({ is: 'soon', days: 0 });
  expect(at('2026-11-19 00:10:00')).toEqual({ is: 'soon', days: 1 });
  expect(at('2026-12-02 23:59:59')).toEqual({ is: 'soon', days: 14 });
  expect(at('2026-12-03 00:00:00')).toEqual({ is: 'far' });
});

test('it is over when the server says so, and once its end has passed on an open page', () => {
  expect(at('2026-11-18 22:30:00')).toEqual({ is: 'over' });
  expect(at('2026-11-18 22:31:00', true)).toEqual({ is: 'over' });
});
