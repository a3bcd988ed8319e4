import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import { useSearch } from '../place/useSearch.ts';
import { type FilterSchema, readFilter, writeFilter } from './urlFilter.ts';

type Change<S extends FilterSchema> = { [K in keyof z.output<S>]?: z.output<S>[K] | undefined };

/**
 * A list's filter, kept in the address: it can be sent to someone, saved as a view, and back and
 * forward walk through it. Every change but one of the page leads to the first page.
 */
export const useUrlFilter = <S extends FilterSchema>(schema: S) => {
  const { search, latest, setParams } = useSearch();
  const filter = useMemo(
    () => readFilter(schema, new URLSearchParams(search)),
    [schema, search],
  ) as z.output<S>;

  const setFilter = useCallback(
    (change: Change<S>, { replace = false } = {}) => {
      const before = latest();
      const value = { ...readFilter(schema, before), pageNo: undefined, ...change };
      const next = writeFilter(schema, before, value as Record<string, unknown>);
      // The same again would only be one more step to go back through.
      if (next.toString() !== before.toString()) setParams(next, { replace });
    },
    [schema, latest, setParams],
  );
  return [filter, setFilter] as const;
};
