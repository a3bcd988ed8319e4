import { createKeep } from './keep.ts';

// A browser that blocks storage throws on the mere mention of it; such a person still gets a
// session, for as long as the page lives.
const orMemory = (open: () => Storage) => {
  try {
    return open();
  } catch {
    const map = new Map<string, string>();
    return {
      getItem: (name: string) => map.get(name) ?? null,
      setItem: (name: string, value: string) => void map.set(name, value),
      removeItem: (name: string) => void map.delete(name),
    };
  }
};

/** Kept in this browser. */
export const local = createKeep(orMemory(() => window.localStorage));

/** Kept in this tab, over reloads. */
export const tab = createKeep(orMemory(() => window.sessionStorage));
