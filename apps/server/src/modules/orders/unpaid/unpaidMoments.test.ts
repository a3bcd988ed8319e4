import { expect, test } from 'vitest';
import { isOverdue, unpaidMoments } from './unpaidMoments.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test('an order is void after the hours, and its merchant told so many before', () => {
  expect(unpaidMoments({ unpaidHours: 72, unpaidNoticeHours: 24 }, now)).toEqual({
    over: new Date('2026-03-07T12:00:00Z'),
    toldBy: new Date('2026-03-09T12:00:00Z'),
    soon: new Date('2026-03-08T12:00:00Z'),
    noticeHours: 24,
  });
});

test('no notice is longer than the wait itself: such an order is told of at once', () => {
  expect(unpaidMoments({ unpaidHours: 2, unpaidNoticeHours: 24 }, now)).toEqual({
    over: new Date('2026-03-10T10:00:00Z'),
    toldBy: new Date('2026-03-10T10:00:00Z'),
    soon: new Date(now),
    noticeHours: 2,
  });
});

test('overdue is what still waits and was submitted before, to the millisecond', () => {
  const since = new Date(now);
  const waiting = { booking: 'waitingPayment', submitted_at: new Date(now - 1) };
  expect(isOverdue(waiting, since)).toBe(true);
  expect(isOverdue({ ...waiting, submitted_at: since }, since)).toBe(false);
  expect(isOverdue({ ...waiting, submitted_at: null }, since)).toBe(false);
  expect(isOverdue({ ...waiting, booking: 'inFlight' }, since)).toBe(false);
});
