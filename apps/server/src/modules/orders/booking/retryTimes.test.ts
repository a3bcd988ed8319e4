import { expect, test } from 'vitest';
import { backoffMs, mustHaveEnded } from './retryTimes.ts';

test('each try waits twice as long as the one before, up to half a minute', () => {
  expect([0, 1, 2, 5, 6, 10, 1000].map(backoffMs)).toEqual([
    500, 1000, 2000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('a request has come to its end after a minute and not before', () => {
  const sent = new Date('2026-03-01T00:00:00Z');
  expect(mustHaveEnded(sent, sent.getTime() + 60_000)).toBe(false);
  expect(mustHaveEnded(sent, sent.getTime() + 60_001)).toBe(true);
  expect(mustHaveEnded(new Date())).toBe(false);
});
