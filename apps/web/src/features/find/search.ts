import { initials } from '../../shared/lib/initials.ts';

export interface PaletteEntry {
  path: string;
  title: string;
  titles: { zh: string; en: string; third: string };
  icon: string;
  above: readonly string[];
}

const flat = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** First letters of the words of an English name: Order list → ol. */
const acronym = (text: string) => (text.match(/\b\w/g) ?? []).join('').toLowerCase();

// The better the match, the smaller the number.
const rank = (name: string, wanted: string): number => {
  const at = name.indexOf(wanted);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return name.length === wanted.length ? 0 : 1;
  return name[at - 1] === ' ' ? 2 : 3;
};

/** Makes pages findable by name in every language that they have, by pinyin initials or by first letters. */
export const createSearch = (entries: readonly PaletteEntry[]) => {
  const indexed = entries.map((entry) => ({
    entry,
    names: [entry.title, ...Object.values(entry.titles)].filter(Boolean).map(flat),
    short: [initials(entry.titles.zh), acronym(entry.titles.en)],
  }));
  return (typed: string): PaletteEntry[] => {
    const wanted = flat(typed);
    if (!wanted) return [...entries];
    const compact = wanted.replaceAll(' ', '');
    return indexed
      .map(({ entry, names, short }) => ({
        entry,
        found: Math.min(
          ...names.map((name) => rank(name, wanted)),
          // After names: whoever types a word means it.
          ...short.map((name) => rank(name, compact) + 0.5),
        ),
      }))
      .filter(({ found }) => Number.isFinite(found))
      .sort((a, b) => a.found - b.found)
      .map(({ entry }) => entry);
  };
};
