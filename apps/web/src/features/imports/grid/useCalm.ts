import { useEffect, useState } from 'react';

const calmMs = 60;

/** Whether a value has stayed the same for a moment; the first one counts as if it had. */
export const useCalm = (value: string): boolean => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calmMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
};
