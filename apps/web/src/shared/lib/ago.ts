const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in its largest unit: 12 minutes ago. */
export const ago = (ms: number, tag: string): string => {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const [unit, size] = units.find(([, one]) => ms >= one) ?? ['second', ms || 1];
  // Less than a minute is now.
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(ms / size), unit);
};
