import { expect, test } from 'vitest';
import { obstacleTo, windowOf } from './claimWindow.ts';

const zone = 'Asia/Shanghai';
// The first minutes of the 2nd in Shanghai.
const leftAt = new Date('2026-11-01T16:05:00Z');
const window = windowOf({ from_day: 10, until_day: 60 }, leftAt, zone);
const at = (now: string, more: Partial<Parameters<typeof obstacleTo>[0]> = {}) =>
  obstacleTo({
    kind: 'lost',
    status: 'outWarehouse',
    leftAt,
    window,
    now: new Date(now),
    ...more,
  });

test.each([
  ['a second before its first day', '2026-11-11T15:59:59Z', 'tooEarly'],
  ['from its first second', '2026-11-11T16:00:00Z', null],
  ['until the last second of its last day', '2027-01-01T15:59:59Z', null],
  ['and no longer', '2027-01-01T16:00:00Z', 'tooLate'],
])('by the days of the tenant’s calendar: %s', (_, now, obstacle) => {
  expect(at(now)).toBe(obstacle);
});

test('what we never had can’t be claimed, and nothing is late that has not left', () => {
  const none = { leftAt: null, window: null };
  expect(at('2026-11-20T00:00:00Z', { ...none, status: 'generated' })).toBe('notYet');
  expect(at('2026-11-20T00:00:00Z', { ...none, status: 'withheld', kind: 'late' })).toBe('notYet');
  expect(at('2026-11-20T00:00:00Z', { ...none, status: 'withheld', kind: 'damaged' })).toBeNull();
});
