import { useState } from 'react';

/** A drawer that closes shows what it did until it is gone. */
export const useLastId = (id: string): string => {
  const [last, setLast] = useState(id);
  if (id !== '' && id !== last) setLast(id);
  return id || last;
};
