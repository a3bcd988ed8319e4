import { type OfficeDays, weekDays } from '@alpaca/contract';
import { addDays } from '../../platform/clock/days.ts';
import { fromWire, toWire } from '../../platform/clock/zone.ts';

// A shift of yesterday may go on past midnight, and a week has one of each day.
const daysLooked = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

// Sunday is the calendar's first day and ours the last.
const weekDayOf = (day: string) => weekDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

interface Shift {
  start: Date;
  end: Date;
}

const shiftOf = (days: OfficeDays, day: string, zone: string): Shift[] => {
  const hours = days[weekDayOf(day) ?? 'mon'];
  if (!hours) return [];
  const { from, to } = hours;
  const lastDay = to <= from ? addDays(day, 1) : day;
  return [
    { start: fromWire(`${day} ${from}:00`, zone), end: fromWire(`${lastDay} ${to}:00`, zone) },
  ];
};

/** When somebody answers: the moment itself while somebody does; null where no day has hours. */
export const answersAt = (days: OfficeDays, moment: Date, zone: string): Date | null => {
  const today = toWire(moment, zone).slice(0, 10);
  const next = daysLooked
    .flatMap((ahead) => shiftOf(days, addDays(today, ahead), zone))
    .find(({ end }) => end > moment);
  if (!next) return null;
  return next.start > moment ? next.start : moment;
};
