import { type DictItem, getDictItems } from '@alpaca/contract';
import { useQuery } from '@tanstack/react-query';
import { keepDictionary, keptDictionary } from '../store/dictionaries.ts';
import { request } from './request.ts';

const fetchItems = async (code: string) => {
  const items = await request(getDictItems, { params: { code } });
  keepDictionary(code, items);
  return items;
};

const none: DictItem[] = [];

/**
 * A dictionary: from this browser if it is there, else from the server, which then stays for seven
 * days. `options` are what may be chosen; `textOf` also knows values that no longer may,
 * and says nothing of codes while the words are on their way.
 */
export const useDict = (code: string) => {
  const { data = none, isPending } = useQuery({
    queryKey: [getDictItems.path, code],
    queryFn: () => fetchItems(code),
    initialData: () => keptDictionary(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    items: data,
    options: data.filter(({ disabled }) => disabled !== '1'),
    textOf: (value: string) =>
      data.find((item) => item.value === value)?.text ?? (isPending ? '…' : value),
    /** Read where it was chosen before, and not chosen any more. */
    isDisabled: (value: string) =>
      data.some((item) => item.value === value && item.disabled === '1'),
    isPending,
  };
};
