import { expect, test } from 'vitest';
import { byDay } from './days.ts';
import { trackEvent } from './trackEventTestKit.ts';

test('events stand under their day, the latest day first as they come', () => {
  const times = ['2026-11-17 08:00:00', '2026-11-16 23:59:59', '2026-11-16 00:00:00'];
  const days = byDay(times.map((time) => trackEvent({ time })));
  expect(days.map(({ day, told }) => [day, told.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-16', 2],
  ]);
});

test('nothing told is no day', () => {
  expect(byDay([])).toEqual([]);
});
