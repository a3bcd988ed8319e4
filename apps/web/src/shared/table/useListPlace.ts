import { constants } from '@alpaca/contract';
import { useSearch } from '../place/useSearch.ts';
import type { ListPlace } from './types.ts';

const number = (text: string | null, fallback: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** Page and order of the list that the address speaks of. */
export const useListPlace = (first: number = constants.listPageSize): ListPlace => {
  const { params, latest, setParams } = useSearch();
  return {
    pageNo: number(params.get('pageNo'), 1),
    pageSize: number(params.get('pageSize'), first),
    sort: params.get('sort') ?? '',
    go: (change) => {
      const before = latest();
      const next = new URLSearchParams(before);
      // Another size or order makes the page's number mean something else.
      next.delete('pageNo');
      for (const [name, value] of Object.entries(change)) next.set(name, String(value));
      if (next.get('pageNo') === '1') next.delete('pageNo');
      if (next.get('pageSize') === String(first)) next.delete('pageSize');
      if (next.get('sort') === '') next.delete('sort');
      if (next.toString() !== before.toString()) setParams(next);
    },
  };
};
