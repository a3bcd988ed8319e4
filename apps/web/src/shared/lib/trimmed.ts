/** The same value with every text in it trimmed, as all text is before it is sent; but no password. */
export const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      /password/i.test(name) ? part : trimmed(part),
    ]),
  );
};
