import { useState } from 'react';

/**
 * What a form was filled from, for as long as its key stays: lists and details are read anew while it is
 * open, and a newer revision beside older fields would save over what nobody has seen.
 */
export const useHeld = <T>(value: T, key: string): T => {
  const [held, setHeld] = useState({ value, key });
  const isThere = value !== undefined && value !== null;
  const isStale = held.key !== key || held.value === undefined || held.value === null;
  if (isThere && isStale) setHeld({ value, key });
  return isStale ? value : held.value;
};
