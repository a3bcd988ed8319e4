import { expect, test } from 'vitest';
import { afterAttempts, isProbed } from './breaker.ts';

const now = 1_800_000_000_000;
const lately = (tries: number, fails: number) => ({ windowAt: now, tries, fails });
const fail = { ok: 0, failed: 1 };

test('half of twenty that fail leave only one try in half a minute', () => {
  expect(afterAttempts(lately(18, 18), fail, now).pauseMs).toBe(0);
  expect(afterAttempts(lately(19, 9), fail, now).pauseMs).toBe(30_000);
  expect(afterAttempts(lately(19, 8), fail, now).pauseMs).toBe(0);
  expect(isProbed(lately(20, 10), now)).toBe(true);
  expect(isProbed(lately(20, 9), now)).toBe(false);
});

test('one that answers the try is back at once', () => {
  const { lately: after, pauseMs } = afterAttempts(lately(40, 40), { ok: 1, failed: 0 }, now);
  expect({ after, pauseMs }).toEqual({ after: lately(0, 0), pauseMs: 0 });
});

test('what was longer ago than five minutes says nothing', () => {
  const later = now + 300_001;
  expect(isProbed(lately(20, 20), later)).toBe(false);
  expect(afterAttempts(lately(100, 100), fail, later)).toEqual({
    lately: { windowAt: later, tries: 1, fails: 1 },
    pauseMs: 0,
  });
});
