import type { TrackEvent } from '@alpaca/contract';

/**
 * What people call a zone at that time: PST, PDT, GMT+8. Off by its own offset, which only matters
 * within hours of a change of clocks.
 */
export const zoneName = (zone: string, stated: string): string => {
  try {
    const words = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
    const parts = words.formatToParts(new Date(`${stated.replace(' ', 'T')}Z`));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    // Zones are told from outside, and not every browser knows all of them.
    return zone;
  }
};

/** The clock of the place, with its day where it is another; null where it shows what ours does. */
export const localClock = ({ time, statedTime, zone }: TrackEvent): string | null => {
  if (statedTime === time) return null;
  const isSameDay = statedTime.slice(0, 10) === time.slice(0, 10);
  const clock = statedTime.slice(isSameDay ? 11 : 5, 16);
  return `${clock} ${zoneName(zone, statedTime)}`;
};
