import { useState } from 'react';
import type { ListPlace } from '../../../shared/table/types.ts';

/** A list's place for one inside a dialog, where the address is the page's. */
export const usePlace = (pageSize = 10): ListPlace => {
  const [place, setPlace] = useState({ pageNo: 1, pageSize, sort: '' });
  return {
    ...place,
    go: (change) => setPlace((before) => ({ ...before, pageNo: 1, ...change })),
  };
};
