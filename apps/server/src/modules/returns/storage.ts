import { constants, toMinor } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';

interface Stored {
  shelved_at: Date | null;
  free_until: Date | null;
}

const dayOf = (moment: Date, zone: string) =>
  Date.parse(toWire(moment, zone).slice(0, 10)) / 86_400_000;

/** How many days of the warehouse's calendar it lay there beyond the free ones. */
export const paidDays = ({ shelved_at, free_until }: Stored, until: Date, zone: string): number =>
  shelved_at && free_until && until > free_until
    ? Math.max(0, dayOf(until, zone) - dayOf(free_until, zone))
    : 0;

/** How many days after today it still lies there for nothing. */
export const freeDaysLeft = ({ free_until }: Stored, now: Date, zone: string): number =>
  free_until && now <= free_until ? dayOf(free_until, zone) - dayOf(now, zone) : 0;

/** What that costs, in the main currency. */
export const storageMinor = (days: number, feePerDay: number): bigint =>
  BigInt(days) * toMinor(String(feePerDay), constants.mainCurrency);
