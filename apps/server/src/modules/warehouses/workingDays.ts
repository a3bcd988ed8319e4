import { fromWire, toWire } from '../../platform/clock/zone.ts';

export interface DayHours {
  /** HH:mm */
  from: string;
  to: string;
}

/** When a warehouse works. */
export interface Calendar {
  zone: string;
  /** Seven, from Monday; null for a day off. */
  hours: readonly (DayHours | null)[];
  /** Days (YYYY-MM-DD) that are not as their weekday: holidays, and days worked instead. */
  days: ReadonlyMap<string, DayHours | null>;
}

const dayMs = 86_400_000;
const dayOf = (moment: Date, zone: string) => toWire(moment, zone).slice(0, 10);
const nextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
// Sunday is the last of the week here.
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The hours of a day; null where nobody works. */
export const hoursOn = ({ hours, days }: Calendar, day: string): DayHours | null =>
  days.has(day) ? (days.get(day) ?? null) : (hours[weekdayOf(day)] ?? null);

// A week has a working day, but for the longest holidays; a house that is closed for longer has none.
const searched = (from: Date, days: number) => from.getTime() + (7 * days + 400) * dayMs;

/**
 * When so many working days are over that begin after a moment's own day: at the end of the last one's
 * hours, and never before that moment. Nothing else in the product adds days to a date.
 */
export const deadline = (from: Date, days: number, calendar: Calendar): Date => {
  const { zone } = calendar;
  let day = dayOf(from, zone);
  let left = days;
  let closes = hoursOn(calendar, day)?.to ?? '23:59';
  const last = searched(from, days);
  while (left > 0) {
    day = nextDay(day);
    if (Date.parse(day) > last) throw new Error('a calendar without working days');
    const hours = hoursOn(calendar, day);
    if (!hours) continue;
    closes = hours.to;
    left -= 1;
  }
  const at = fromWire(`${day} ${closes}:00`, zone);
  return at < from ? from : at;
};

/** Until when what is brought next leaves on the same day: today's cut-off, or a later working day's. */
export const nextCutOff = (from: Date, cutOff: string, calendar: Calendar): Date => {
  const { zone } = calendar;
  const last = searched(from, 1);
  for (let day = dayOf(from, zone); Date.parse(day) <= last; day = nextDay(day)) {
    if (!hoursOn(calendar, day)) continue;
    const at = fromWire(`${day} ${cutOff}:00`, zone);
    if (at > from) return at;
  }
  throw new Error('a calendar without working days');
};

/** Where no warehouse is concerned every day counts, until its end. */
export const everyDay = (zone: string): Calendar => ({
  zone,
  hours: Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' })),
  days: new Map(),
});
