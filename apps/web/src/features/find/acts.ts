import { initials } from '../../shared/lib/initials.ts';

/** Something that can be done from wherever one is. */
export interface Act {
  key: string;
  title: string;
  /** What else people call it, in either language. */
  also: string;
}

const most = 3;

/** Acts by their name, by what else they are called or by pinyin initials; none before something is typed. */
export const findActs = (acts: readonly Act[], typed: string): Act[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return acts
    .filter(
      ({ title, also }) =>
        [title, also].some((name) => name.toLowerCase().includes(wanted)) ||
        initials(title).startsWith(wanted),
    )
    .slice(0, most);
};
