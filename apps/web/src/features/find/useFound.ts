import { findAnything, findLeast } from '@alpaca/contract';
import { useMemo } from 'react';
import { useCall } from '../../shared/api/useCall.ts';
import { useCalmValue } from '../../shared/lib/useCalmValue.ts';
import { groupsOf } from './found.ts';
import { createSearch, type PaletteEntry } from './search.ts';

const calmMs = 200;
// Whoever types wants the best of them; the rest would push everything else out of sight.
const pagesMost = 6;

/** What the typed text means: pages at once, records when the server has said. */
export const useFound = (pages: readonly PaletteEntry[], typed: string) => {
  const search = useMemo(() => createSearch(pages), [pages]);
  const text = typed.trim();
  const calm = useCalmValue(text, calmMs);
  const wanted = text.length >= findLeast;
  const { data, isError, isFetching } = useCall(
    findAnything,
    { query: { text: calm } },
    { enabled: wanted && calm.length >= findLeast, meta: { quiet: true }, staleTime: 10_000 },
  );
  const groups = useMemo(() => {
    const named = search(text);
    // An answer to what stood there before may be about something else.
    const found = wanted && calm === text ? data : undefined;
    return groupsOf(text ? named.slice(0, pagesMost) : named, found);
  }, [search, text, wanted, calm, data]);
  return { groups, busy: wanted && (calm !== text || isFetching), failed: wanted && isError };
};
