import { fromWire, toWire } from '../../platform/clock/zone.ts';
import { deadline, everyDay } from '../warehouses/index.ts';

const dayOf = (moment: Date, zone: string) => toWire(moment, zone).slice(0, 10);

interface Shelved {
  shelved_at: Date | null;
}

/** The last day until which a return may be kept; null where that is not after today any more. */
export const holdMost = (
  { shelved_at }: Shelved,
  { days, zone, now }: { days: number; zone: string; now: Date },
): string | null => {
  if (!shelved_at) return null;
  const last = dayOf(deadline(shelved_at, days, everyDay(zone)), zone);
  return last > dayOf(now, zone) ? last : null;
};

/** When a day that was chosen is over; null where it is none that may be chosen. */
export const holdUntil = (
  day: string,
  most: string | null,
  { zone, now }: { zone: string; now: Date },
): Date | null =>
  most !== null && day > dayOf(now, zone) && day <= most ? fromWire(`${day} 23:59:00`, zone) : null;
