import { useState } from 'react';

/** What a drawer shows while it closes: the last it was opened for. */
export const useLast = <T>(of: T | null): T | null => {
  const [last, setLast] = useState(of);
  if (of && of !== last) setLast(of);
  return of ?? last;
};
