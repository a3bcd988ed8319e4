import { type RefObject, useEffect, useState } from 'react';

/** A field to be gone to; a new object each time it is asked for. */
export type Wanted = { path: string } | null;

// Another page of rows, or a party's fields, are drawn first.
const drawnMs = 120;

const fieldAt = (root: HTMLElement, path: string): HTMLElement | null => {
  const own = root.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (own) return own;
  // A party's fields are items of a form of their own.
  const [side, name] = path.split('.');
  const part = root.querySelector<HTMLElement>(`[data-path="${side}"]`);
  return part?.querySelector(`[id$="_${name}"]`)?.closest<HTMLElement>('.ant-form-item') ?? part;
};

/** Goes to a field of the order: its part shows it, then it is brought into sight. */
export const useWanted = (root: RefObject<HTMLElement | null>) => {
  const [wanted, setWanted] = useState<Wanted>(null);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      const field = root.current && fieldAt(root.current, wanted.path);
      field?.scrollIntoView({ block: 'center' });
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
    }, drawnMs);
    return () => clearTimeout(timer);
  }, [wanted, root]);
  return { wanted, goTo: (path: string) => setWanted({ path }) };
};
