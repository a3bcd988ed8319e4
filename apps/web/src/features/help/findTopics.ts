import { language } from '../../shared/store/language.ts';
import { useSession } from '../../shared/store/session.ts';
import { loadHelp } from './load.ts';
import { createHelpSearch } from './search.ts';
import { type Topic, topicsFor } from './topics.ts';

let search: Promise<(typed: string) => Topic[]> | undefined;

const load = async () => {
  const { topics } = await loadHelp(language);
  return createHelpSearch(topicsFor(topics, useSession.getState().user?.kind ?? 'merchant'));
};

/** Pages of help about what somebody typed, the best first. */
export const findTopics = async (typed: string): Promise<Topic[]> => {
  search ??= load();
  // What could not be had may be had later.
  search.catch(() => {
    search = undefined;
  });
  return (await search)(typed);
};
