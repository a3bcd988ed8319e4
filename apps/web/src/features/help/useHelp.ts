import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { useSession } from '../../shared/store/session.ts';
import { loadHelp } from './load.ts';
import { createHelpSearch } from './search.ts';
import { topicsFor } from './topics.ts';

/** Help for whoever is signed in, in their language, with a search in it. */
export const useHelp = () => {
  const { i18n } = useTranslation('help');
  const language = i18n.language === 'en_US' ? 'en_US' : 'zh_CN';
  const kind = useSession(({ user }) => user?.kind ?? 'merchant');
  const { data, isError } = useQuery({
    queryKey: ['help', language],
    queryFn: () => loadChunk(() => loadHelp(language)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
  const topics = useMemo(() => topicsFor(data?.topics ?? [], kind), [data, kind]);
  const search = useMemo(() => createHelpSearch(topics), [topics]);
  return { topics, search, releases: data?.releases ?? [], isError };
};
