import { constants } from '@alpaca/contract';
import { useState } from 'react';
import type { ListPlace } from './types.ts';

const first: { pageNo: number; pageSize: number } = {
  pageNo: 1,
  pageSize: constants.listPageSize,
};

/** Where in a list that stands within something else, of which the address speaks. */
export const useOwnPlace = () => {
  const [page, setPage] = useState(first);
  const place: ListPlace = {
    ...page,
    sort: '',
    go: ({ pageNo = 1, pageSize = page.pageSize }) => setPage({ pageNo, pageSize }),
  };
  return { page, place };
};
