import { useEffect, useState } from 'react';

/** A value as it stood when nothing had changed for a moment. */
export const useCalmValue = <T>(value: T, waitMs = 400): T => {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return calm;
};
