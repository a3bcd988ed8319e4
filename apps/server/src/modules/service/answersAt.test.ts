import type { OfficeDays } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { toWire } from '../../platform/clock/zone.ts';
import { answersAt } from './answersAt.ts';

const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const day = { from: '09:00', to: '18:00' };
const weekdays: OfficeDays = { ...none, mon: day, tue: day, wed: day, thu: day, fri: day };

const told = (days: OfficeDays, moment: string, zone: string) => {
  const at = answersAt(days, new Date(moment), zone);
  return at && toWire(at, zone);
};

const shanghai = 'Asia/Shanghai';

test.each([
  // A Thursday.
  ['before the day begins', '2026-11-19T00:30:00Z', '2026-11-19 09:00:00'],
  ['at its first moment', '2026-11-19T01:00:00Z', '2026-11-19 09:00:00'],
  ['within it', '2026-11-19T05:00:00Z', '2026-11-19 13:00:00'],
  ['at its end, for the next', '2026-11-19T10:00:00Z', '2026-11-20 09:00:00'],
  ['on Friday evening, for Monday', '2026-11-20T11:00:00Z', '2026-11-23 09:00:00'],
])('by the tenant’s clocks: %s', (_, moment, at) => {
  expect(told(weekdays, moment, shanghai)).toBe(at);
});

test('the same moment is another day elsewhere', () => {
  // Thursday evening in Shanghai is Thursday morning in New York.
  expect(told(weekdays, '2026-11-19T14:30:00Z', 'America/New_York')).toBe('2026-11-19 09:30:00');
  expect(told(weekdays, '2026-11-19T14:30:00Z', shanghai)).toBe('2026-11-20 09:00:00');
});

test('a shift goes on past midnight, also from Sunday into Monday', () => {
  const nights: OfficeDays = { ...none, thu: { from: '20:00', to: '02:00' }, sun: day };
  expect(told(nights, '2026-11-19T17:00:00Z', shanghai)).toBe('2026-11-20 01:00:00');
  expect(told(nights, '2026-11-19T18:00:00Z', shanghai)).toBe('2026-11-22 09:00:00');
  const sundayNight: OfficeDays = { ...none, sun: { from: '22:00', to: '06:00' } };
  expect(told(sundayNight, '2026-11-22T20:00:00Z', shanghai)).toBe('2026-11-23 04:00:00');
});

test('the same start and end are a whole day', () => {
  const always = { from: '00:00', to: '00:00' };
  expect(told({ ...none, thu: always }, '2026-11-19T15:59:00Z', shanghai)).toBe(
    '2026-11-19 23:59:00',
  );
  expect(told({ ...none, thu: always }, '2026-11-19T16:00:00Z', shanghai)).toBe(
    '2026-11-26 00:00:00',
  );
});

test('nine o’clock is nine o’clock on both sides of a change of the clocks', () => {
  const berlin = 'Europe/Berlin';
  const everyDay: OfficeDays = { ...weekdays, sat: day, sun: day };
  // Summer time ends on 25 October 2026: nine is 07:00 UTC on Saturday and 08:00 UTC on Sunday.
  expect(answersAt(everyDay, new Date('2026-10-23T20:00:00Z'), berlin)?.toISOString()).toBe(
    '2026-10-24T07:00:00.000Z',
  );
  expect(answersAt(everyDay, new Date('2026-10-24T20:00:00Z'), berlin)?.toISOString()).toBe(
    '2026-10-25T08:00:00.000Z',
  );
});

test('where no day has hours nobody is promised', () => {
  expect(answersAt(none, new Date('2026-11-19T05:00:00Z'), shanghai)).toBeNull();
});

test('the only day of a week comes again after a week', () => {
  const thursdays: OfficeDays = { ...none, thu: day };
  expect(told(thursdays, '2026-11-19T10:00:00Z', shanghai)).toBe('2026-11-26 09:00:00');
});
