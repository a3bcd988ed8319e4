import { describe, expect, test } from 'vitest';
import { fromWire, isoOfWire, toIso, toWire } from './zone.ts';

const hourMs = 3_600_000;

/** Numbers that look random and are the same in every run (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const from = Date.UTC(2020, 0, 1);
const until = Date.UTC(2030, 0, 1);
const moments = (count: number, seed = 20_260_101) => {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    () => new Date(Math.floor((from + random() * (until - from)) / 1000) * 1000),
  );
};

/** Every change of a zone's clocks in the years looked at, to the second. */
const clockChanges = (zone: string) => {
  const offset = (time: number) =>
    Date.parse(`${toWire(new Date(time), zone).replace(' ', 'T')}Z`) - time;
  const found: { at: number; by: number }[] = [];
  for (let low = from; low < until; low += 24 * hourMs) {
    const by = offset(low + 24 * hourMs) - offset(low);
    if (by === 0) continue;
    let [before, after] = [low, low + 24 * hourMs];
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000;
      if (offset(middle) === offset(low)) before = middle;
      else after = middle;
    }
    found.push({ at: after, by });
  }
  return found;
};

test('the wire tells the time of the zone', () => {
  const moment = new Date('2026-03-01T16:30:05.678Z');
  expect(toWire(moment, 'Asia/Shanghai')).toBe('2026-03-02 00:30:05');
  expect(toWire(moment, 'America/New_York')).toBe('2026-03-01 11:30:05');
  expect(toWire(moment, 'Europe/London')).toBe('2026-03-01 16:30:05');
});

test('the first and last second of a day are told as such', () => {
  expect(toWire(new Date('2025-12-31T15:59:59Z'), 'Asia/Shanghai')).toBe('2025-12-31 23:59:59');
  expect(toWire(new Date('2025-12-31T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-01-01 00:00:00');
});

test('in a zone without clock changes every second goes there and back', () => {
  expect(clockChanges('Asia/Shanghai')).toEqual([]);
  for (const moment of moments(2000)) {
    expect(fromWire(toWire(moment, 'Asia/Shanghai'), 'Asia/Shanghai')).toEqual(moment);
  }
});

describe.each([
  ['America/New_York', 20],
  ['Europe/London', 20],
  // Its clocks change at midnight, so that some days begin at one o'clock.
  ['America/Havana', 20],
  ['Australia/Lord_Howe', 20],
])('in %s', (zone, expected) => {
  const changes = clockChanges(zone);

  test('both clock changes of every year are looked at', () => {
    expect(changes).toHaveLength(expected);
  });

  test('a moment goes there and back but in an hour that comes twice', () => {
    const near = changes.flatMap(({ at }) =>
      Array.from({ length: 49 }, (_, i) => new Date(at + (i - 24) * (hourMs / 4))),
    );
    for (const moment of [...moments(1000), ...near]) {
      const back = fromWire(toWire(moment, zone), zone);
      // The second time of such an hour is told in the same words as the first.
      const twin = toWire(back, zone) === toWire(moment, zone) && back < moment;
      if (!twin) expect(back).toEqual(moment);
      else expect(moment.getTime() - back.getTime()).toBeLessThanOrEqual(hourMs);
    }
  });

  test('an hour that comes twice means its first time', () => {
    for (const { at, by } of changes.filter((change) => change.by < 0)) {
      const first = new Date(at + by / 2);
      const second = new Date(at - by / 2);
      expect(toWire(first, zone)).toBe(toWire(second, zone));
      expect(fromWire(toWire(second, zone), zone)).toEqual(first);
    }
  });

  test('an hour that is skipped means as much later, never an earlier one', () => {
    for (const { at, by } of changes.filter((change) => change.by > 0)) {
      const lastSecond = toWire(new Date(at - 1000), zone).replace(' ', 'T');
      const skipped = new Date(Date.parse(`${lastSecond}Z`) + 1000 + by / 2);
      const wire = skipped.toISOString().slice(0, 19).replace('T', ' ');
      expect(fromWire(wire, zone)).toEqual(new Date(at + by / 2));
    }
  });

  test('later words never mean an earlier day', () => {
    for (const { at } of changes) {
      const day = toWire(new Date(at), zone).slice(0, 10);
      const begin = fromWire(`${day} 00:00:00`, zone);
      expect(toWire(begin, zone).slice(0, 10)).toBe(day);
    }
  });
});

test.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  '%s: what the wire tells is told to other systems as its moment is',
  (zone) => {
    const changes = clockChanges(zone).flatMap(({ at }) => [at - 1000, at, at + 1000]);
    for (const moment of [...moments(2_000), ...changes.map((at) => new Date(at))]) {
      const wire = toWire(moment, zone);
      expect(isoOfWire(wire, zone)).toBe(toIso(fromWire(wire, zone), zone));
    }
  },
);
