import { expect, test } from 'vitest';
import { localClock, zoneName } from './clocks.ts';
import { trackEvent } from './trackEventTestKit.ts';

test('a zone is called as its people do, in summer and in winter', () => {
  expect(zoneName('America/Los_Angeles', '2026-01-16 16:20:00')).toBe('PST');
  expect(zoneName('America/Los_Angeles', '2026-07-16 16:20:00')).toBe('PDT');
  expect(zoneName('Asia/Shanghai', '2026-07-16 16:20:00')).toBe('GMT+8');
});

test('a zone that nobody knows is called by its own name', () => {
  expect(zoneName('Mars/Base', '2026-07-16 16:20:00')).toBe('Mars/Base');
});

test('the place’s clock has its day where it is another', () => {
  expect(localClock(trackEvent())).toBe('11-16 16:20 PST');
  const sameDay = trackEvent({ time: '2026-11-17 23:20:00', statedTime: '2026-11-17 07:20:00' });
  expect(localClock(sameDay)).toBe('07:20 PST');
});

test('one clock is enough where both show the same', () => {
  const here = { time: '2026-11-17 08:20:00', statedTime: '2026-11-17 08:20:00' };
  expect(localClock(trackEvent({ ...here, zone: 'Asia/Shanghai' }))).toBeNull();
});
