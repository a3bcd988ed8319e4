import { findAnything, findLeast } from '@alpaca/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../shared/api/useCall.ts';
import { useCalmValue } from '../../shared/lib/useCalmValue.ts';
import { loadHelp } from '../help/index.ts';
import { type Act, findActs } from './acts.ts';
import { groupsOf } from './found.ts';
import { createSearch, type PaletteEntry } from './search.ts';

const calmMs = 200;
// Whoever types wants the best of them; the rest would push everything else out of sight.
const pagesMost = 6;
const topicsMost = 3;

// Who types a number means what has it.
const isNumber = (text: string) => /\d{4}/.test(text);

/** Pages of help come with the first search, not with the page. */
const useTopics = (typed: string) =>
  useQuery({
    queryKey: ['topics', typed],
    queryFn: async () => {
      const { search } = await (await loadHelp()).openHelp();
      return search(typed).slice(0, topicsMost);
    },
    enabled: typed.length >= findLeast && !isNumber(typed),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  }).data;

/** What the typed text means: pages at once, records when the server has said. */
export const useFound = (pages: readonly PaletteEntry[], acts: readonly Act[], typed: string) => {
  const search = useMemo(() => createSearch(pages), [pages]);
  const text = typed.trim();
  const calm = useCalmValue(text, calmMs);
  const wanted = text.length >= findLeast;
  const { data, isError, isFetching } = useCall(
    findAnything,
    { query: { text: calm } },
    { enabled: wanted && calm.length >= findLeast, meta: { quiet: true }, staleTime: 10_000 },
  );
  const topics = useTopics(calm);
  const groups = useMemo(() => {
    const named = search(text);
    // An answer to what stood there before may be about something else.
    const found = wanted && calm === text ? data : undefined;
    // Enter opens the first there is: a record that is still looked for comes before help.
    const about = wanted && calm === text && !isFetching ? topics : undefined;
    return groupsOf(
      {
        pages: text ? named.slice(0, pagesMost) : named,
        acts: findActs(acts, text),
        topics: about ?? [],
      },
      found,
    );
  }, [search, text, wanted, calm, data, isFetching, acts, topics]);
  return { groups, busy: wanted && (calm !== text || isFetching), failed: wanted && isError };
};
