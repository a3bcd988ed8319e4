import { type DictItem, getDictItems } from '@alpaca/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keepDictionaries } from '../store/dictionaries.ts';

/** Takes over all dictionaries as they are now; what is on show has their words at once. */
export const renewDictionaries = (queries: QueryClient, all: Record<string, DictItem[]>) => {
  keepDictionaries(all);
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: [getDictItems.path] }))
    queries.setQueryData(queryKey, all[String(queryKey[1])] ?? []);
};
