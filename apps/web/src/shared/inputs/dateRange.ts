import { constants } from '@alpaca/contract';
import dayjs, { type Dayjs } from 'dayjs';

/** Start and end as they cross the wire, in the tenant's zone. */
export type Range = readonly [from: string, to: string];

export const wireFormat = 'YYYY-MM-DD HH:mm:ss';
export const dayFormat = 'YYYY-MM-DD';

/** Without times a range is whole days: from 00:00:00 to 23:59:59. */
export const toRange = (from: Dayjs, to: Dayjs, withTime: boolean): Range =>
  withTime
    ? [from.format(wireFormat), to.format(wireFormat)]
    : [`${from.format(dayFormat)} 00:00:00`, `${to.format(dayFormat)} 23:59:59`];

type Ends = readonly [from?: Dayjs | null, to?: Dayjs | null];

/** Who gives a start alone means from then until now; an end alone says nothing. */
export const wholeRange = ([from, to]: Ends, withTime: boolean, now: Dayjs) => {
  if (!from) return undefined;
  return toRange(from, to ?? (from.isAfter(now) ? from : now).endOf('day'), withTime);
};

/** What is wrong with a range, by its message's key. Both ends count as days of the range. */
export const rangeIssue = (
  range: Range,
  maxDays: number = constants.dateRangeDaysMax,
): string | null => {
  const [from, to] = [dayjs(range[0]), dayjs(range[1])];
  if (!from.isValid() || !to.isValid()) return 'web.verify.0';
  if (to.isBefore(from)) return 'web.verify.30';
  // A second less than a whole number of days is still within it.
  return to.diff(from, 'second') >= maxDays * 86_400 ? 'web.verify.29' : null;
};

/** Whether a day is too far from the end that is chosen already. */
export const tooFar = (day: Dayjs, other: Dayjs | undefined, maxDays: number): boolean =>
  other !== undefined && Math.abs(day.startOf('day').diff(other.startOf('day'), 'day')) >= maxDays;

/** Ranges people ask for, each within the limit. */
export const quickRanges = (now: Dayjs) => {
  const today = now.startOf('day');
  const back = (days: number) => [today.subtract(days, 'day'), today] as const;
  return [
    ['today', back(0)],
    ['yesterday', [today.subtract(1, 'day'), today.subtract(1, 'day')]],
    ['days7', back(6)],
    ['days30', back(29)],
    ['thisMonth', [today.startOf('month'), today]],
    [
      'lastMonth',
      [today.subtract(1, 'month').startOf('month'), today.startOf('month').subtract(1, 'day')],
    ],
  ] as const satisfies readonly (readonly [string, readonly [Dayjs, Dayjs]])[];
};
