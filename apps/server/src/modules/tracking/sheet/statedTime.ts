import { WireTime } from '@alpaca/contract';

const written =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const two = (digits = '0') => digits.padStart(2, '0');

/** A time as people and spreadsheets write it, the year first; null where it is none. A day alone begins at midnight. */
export const statedTimeOf = (text: string): string | null => {
  const [, year, month, day, hour, minute, second] = written.exec(text.trim()) ?? [];
  const at = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  return WireTime.safeParse(at).success ? at : null;
};
