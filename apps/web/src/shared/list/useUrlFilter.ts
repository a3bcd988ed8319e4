import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { type FilterSchema, readFilter, writeFilter } from './urlFilter.ts';

type Change<S extends FilterSchema> = { [K in keyof z.output<S>]?: z.output<S>[K] | undefined };

/**
 * A list's filter, kept in the address: it can be sent to someone, saved as a view, and back and
 * forward walk through it. Every change but one of the page leads to the first page.
 */
export const useUrlFilter = <S extends FilterSchema>(schema: S) => {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const filter = useMemo(
    () => readFilter(schema, new URLSearchParams(search)),
    [schema, search],
  ) as z.output<S>;

  const setFilter = useCallback(
    (change: Change<S>, { replace = false } = {}) => {
      const before = new URLSearchParams(search);
      const value = { ...readFilter(schema, before), pageNo: undefined, ...change };
      const next = writeFilter(schema, before, value as Record<string, unknown>);
      // The same again would only be one more step to go back through.
      if (next.toString() !== search) setParams(next, { replace });
    },
    [schema, search, setParams],
  );
  return [filter, setFilter] as const;
};
