import { language } from '../../shared/store/language.ts';
import { useSession } from '../../shared/store/session.ts';
import { loadHelp } from './load.ts';
import { createHelpSearch } from './search.ts';
import { topicsFor } from './topics.ts';

const open = async (kind: string) => {
  const { topics: all, releases } = await loadHelp(language);
  const topics = topicsFor(all, kind);
  return { topics, search: createHelpSearch(topics), releases };
};
export type Help = Awaited<ReturnType<typeof open>>;

let opened: { kind: string; help: Promise<Help> } | undefined;

/** Help for whoever is signed in, in their language, with a search in it: read once. */
export const openHelp = (): Promise<Help> => {
  const kind = useSession.getState().user?.kind ?? 'merchant';
  if (opened?.kind === kind) return opened.help;
  const help = open(kind);
  opened = { kind, help };
  // What could not be had may be had later.
  help.catch(() => {
    opened = undefined;
  });
  return help;
};
