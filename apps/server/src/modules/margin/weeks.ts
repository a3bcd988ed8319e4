const dayMs = 86_400_000;
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of a day's week. */
const mondayOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
};

/** All weeks that a period touches, by their Mondays. */
export const weeksOf = (from: string, to: string): string[] => {
  const [first, last] = [mondayOf(from), mondayOf(to)];
  const count = Math.round((last - first) / (7 * dayMs)) + 1;
  return Array.from({ length: count }, (_, at) => text(first + at * 7 * dayMs));
};
