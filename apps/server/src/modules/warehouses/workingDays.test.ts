import { describe, expect, test } from 'vitest';
import { type Calendar, deadline, everyDay, nextCutOff } from './workingDays.ts';

const day = { from: '09:00', to: '18:00' };
const fiveDays = [day, day, day, day, day, null, null];
const closedFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at): [string, null] => [
    `2027-02-${String(first + at).padStart(2, '0')}`,
    null,
  ]);

const shenzhen: Calendar = {
  zone: 'Asia/Shanghai',
  hours: fiveDays,
  // A holiday week, and the Sunday that is worked for it, shorter than other days.
  days: new Map([...closedFrom(5, 11), ['2027-02-14', { from: '10:00', to: '16:00' }]]),
};
const losAngeles: Calendar = {
  zone: 'America/Los_Angeles',
  hours: fiveDays.map((hours) => hours && { from: '08:00', to: '17:00' }),
  days: new Map(),
};
const at = (moment: string) => new Date(moment);

describe('Spring Festival', () => {
  const wednesday = at('2027-02-03T15:00:00+08:00');

  test('holidays do not count, and the worked Sunday does', () => {
    expect(deadline(wednesday, 2, shenzhen)).toEqual(at('2027-02-12T18:00:00+08:00'));
    expect(deadline(wednesday, 5, shenzhen)).toEqual(at('2027-02-16T18:00:00+08:00'));
  });

  test('a worked Sunday ends at its own hour', () => {
    expect(deadline(wednesday, 3, shenzhen)).toEqual(at('2027-02-14T16:00:00+08:00'));
  });

  test('what begins on a holiday counts from the first working day after it', () => {
    expect(deadline(at('2027-02-07T12:00:00+08:00'), 1, shenzhen)).toEqual(
      at('2027-02-12T18:00:00+08:00'),
    );
  });

  test('a holiday’s cut-off is that of the first working day after it', () => {
    const next = nextCutOff(at('2027-02-04T17:00:00+08:00'), '16:30', shenzhen);
    expect(next).toEqual(at('2027-02-12T16:30:00+08:00'));
  });
});

describe('a warehouse in another zone', () => {
  test('a day is the warehouse’s own', () => {
    // Saturday morning in Shanghai, and still Friday in Los Angeles.
    const moment = at('2026-03-07T02:00:00Z');
    expect(deadline(moment, 1, losAngeles)).toEqual(at('2026-03-09T17:00:00-07:00'));
  });

  test('hours stay what the clock on the wall says when it is put forward or back', () => {
    expect(deadline(at('2026-10-30T13:00:00-07:00'), 1, losAngeles)).toEqual(
      at('2026-11-02T17:00:00-08:00'),
    );
    expect(nextCutOff(at('2026-03-06T17:00:00-08:00'), '16:00', losAngeles)).toEqual(
      at('2026-03-09T16:00:00-07:00'),
    );
    expect(nextCutOff(at('2026-10-30T15:59:00-07:00'), '16:00', losAngeles)).toEqual(
      at('2026-10-30T16:00:00-07:00'),
    );
    expect(nextCutOff(at('2026-10-30T16:00:00-07:00'), '16:00', losAngeles)).toEqual(
      at('2026-11-02T16:00:00-08:00'),
    );
  });
});

describe('days that differ', () => {
  const houses: Calendar = {
    ...shenzhen,
    hours: [
      day,
      { from: '09:00', to: '12:00' },
      null,
      day,
      day,
      { from: '00:00', to: '23:59' },
      null,
    ],
    days: new Map(),
  };

  test('each ends at its own hour', () => {
    const monday = at('2026-11-16T10:00:00+08:00');
    const ends = [1, 2, 3, 4].map((days) => deadline(monday, days, houses));
    expect(ends).toEqual([
      at('2026-11-17T12:00:00+08:00'),
      at('2026-11-19T18:00:00+08:00'),
      at('2026-11-20T18:00:00+08:00'),
      at('2026-11-21T23:59:00+08:00'),
    ]);
  });

  test('a house of one day a week still counts to half a year', () => {
    const mondays = { ...houses, hours: [day, null, null, null, null, null, null] };
    expect(deadline(at('2026-11-16T10:00:00+08:00'), 180, mondays)).toEqual(
      at('2030-04-29T18:00:00+08:00'),
    );
  });
});

describe('no days at all', () => {
  test('nought days are over with today, and never before they begin', () => {
    expect(deadline(at('2026-11-16T10:00:00+08:00'), 0, shenzhen)).toEqual(
      at('2026-11-16T18:00:00+08:00'),
    );
    const evening = at('2026-11-16T20:00:00+08:00');
    expect(deadline(evening, 0, shenzhen)).toEqual(evening);
    expect(deadline(at('2026-11-15T20:00:00+08:00'), 0, shenzhen)).toEqual(
      at('2026-11-15T23:59:00+08:00'),
    );
  });

  test('a calendar without working days is a fault, not a loop', () => {
    const never = { ...shenzhen, hours: Array<null>(7).fill(null), days: new Map() };
    expect(() => deadline(new Date(), 1, never)).toThrow('without working days');
    expect(() => nextCutOff(new Date(), '16:00', never)).toThrow('without working days');
  });

  test('where there is no warehouse every day counts, to its end', () => {
    expect(deadline(at('2027-02-04T10:00:00+08:00'), 3, everyDay('Asia/Shanghai'))).toEqual(
      at('2027-02-07T23:59:00+08:00'),
    );
  });
});
