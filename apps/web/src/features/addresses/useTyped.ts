import { useEffect, useState } from 'react';

const waitMs = 300;

/** Text that is handed over a moment after the last key, and follows changes from outside. */
export const useTyped = (value: string, onChange: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The space after a word is trimmed on its way; whoever types on must not lose it.
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return [typed, setTyped] as const;
};
