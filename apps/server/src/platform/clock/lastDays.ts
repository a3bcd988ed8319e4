const daysShown = 30;
const dayMs = 86_400_000;

/** The days up to this one, which is the last. */
export const lastDays = (today: string): string[] => {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: daysShown }, (_, at) =>
    new Date(start - (daysShown - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
};
