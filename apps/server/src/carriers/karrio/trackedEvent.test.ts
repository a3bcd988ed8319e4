import { expect, test } from 'vitest';
import { placeOf, statedAtOf } from './trackedEvent.ts';

test.each([
  ['2026-11-17', '21:48', '2026-11-17 21:48:00'],
  ['2026-11-17', '09:48 PM', '2026-11-17 21:48:00'],
  ['2026-11-17', '12:05 AM', '2026-11-17 00:05:00'],
  ['2026-11-17', '12:05 pm', '2026-11-17 12:05:00'],
  ['2026-11-17', '7:05:09', '2026-11-17 07:05:09'],
  ['2026-11-17T10:00:00', '', '2026-11-17 00:00:00'],
  ['2026-11-17', 'noon', '2026-11-17 00:00:00'],
  ['2026-13-17', '10:00', null],
  ['', '10:00', null],
  ['17.11.2026', '10:00', null],
])('%s and %s are %s', (date, time, at) => {
  expect(statedAtOf(date, time)).toBe(at);
});

test.each([
  ['Miami, FL, US', 'US', 'FL'],
  ['Köln, DE', 'DE', ''],
  ['London', '', ''],
  ['US', '', ''],
  ['', '', ''],
])('%s is in %s, %s', (location, countryCode, province) => {
  expect(placeOf(location)).toEqual({ place: location, countryCode, province });
});
