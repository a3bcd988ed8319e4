type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Kept {
  value: unknown;
  until?: number;
}

const prefix = 'alpaca.';

const parse = (text: string | null): Kept | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'value' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
};

/** Values kept in the browser, each for as long as it was given. */
export const createKeep = (shelf: Shelf, now: () => number = Date.now) => {
  const remove = (name: string) => shelf.removeItem(prefix + name);
  return {
    get: <T>(name: string): T | null => {
      const kept = parse(shelf.getItem(prefix + name));
      if (kept && (kept.until === undefined || kept.until > now())) return kept.value as T;
      remove(name);
      return null;
    },
    set: (name: string, value: unknown, forMs?: number) => {
      const kept: Kept = forMs === undefined ? { value } : { value, until: now() + forMs };
      shelf.setItem(prefix + name, JSON.stringify(kept));
    },
    remove,
  };
};
