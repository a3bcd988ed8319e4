import { useState } from 'react';

interface Shown<T> {
  open: boolean;
  of: T | null;
  nth: number;
}

/** A dialog about one thing at a time, or about a new one (null). Opened again while it still closes, it is another. */
export const useShownDialog = <T>() => {
  const [{ open, of, nth }, set] = useState<Shown<T>>({ open: false, of: null, nth: 0 });
  return {
    open,
    of,
    key: nth,
    show: (next: T | null) => set((now) => ({ open: true, of: next, nth: now.nth + 1 })),
    close: () => set((now) => ({ ...now, open: false })),
  };
};
