const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What one person changed in a list, on top of what another saved meanwhile: rows left alone here are
 * theirs, new ones of theirs come behind, and rows removed here stay away.
 */
export const mergeRows = <T>(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', readonly T[]>>,
  keyOf: (row: T) => string,
): T[] => {
  const byKey = (rows: readonly T[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [was, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  const kept = mine.flatMap((row) => {
    const key = keyOf(row);
    if (!isSame(row, was.get(key))) return [row];
    const now = there.get(key);
    return now === undefined ? [] : [now];
  });
  const added = theirs.filter((row) => !was.has(keyOf(row)) && !here.has(keyOf(row)));
  return [...kept, ...added];
};
