import { initials } from './initials.ts';

/** Something to choose, with what else it is called, such as its name in the other language. */
export interface Choice {
  value: string;
  text: string;
  also?: readonly string[];
}

/** As people type the same thing: one width, one case, single spaces. */
const small = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

interface Known {
  code: string;
  names: readonly string[];
  short: readonly string[];
}

const seen = new WeakMap<Choice, Known>();

// Initials take a while for hundreds of names: once each, and only when somebody types.
const knownOf = (choice: Choice): Known => {
  const before = seen.get(choice);
  if (before) return before;
  const names = [choice.text, ...(choice.also ?? [])];
  const known = {
    code: small(choice.value),
    names: names.map(small),
    // Only Chinese has a shorter way to be typed.
    short: names.filter((name) => /\p{Script=Han}/u.test(name)).map(initials),
  };
  seen.set(choice, known);
  return known;
};

const unfit = Number.POSITIVE_INFINITY;

const rank = (name: string, typed: string): number => {
  const at = name.indexOf(typed);
  if (at < 0) return unfit;
  if (at === 0) return name.length === typed.length ? 1 : 3;
  return name[at - 1] === ' ' ? 5 : 6;
};

const shortRank = (short: string, typed: string): number =>
  short === typed ? 2 : short.startsWith(typed) ? 4 : unfit;

/**
 * How well a choice fits a text; the better, the smaller, and infinite where it does not: its code,
 * its name in either language, the initials of its pinyin, beginnings, parts.
 */
export const fit = (choice: Choice, text: string): number => {
  const typed = small(text);
  const { code, names, short } = knownOf(choice);
  if (code === typed) return 0;
  return Math.min(
    code.startsWith(typed) ? 3 : unfit,
    ...names.map((name) => rank(name, typed)),
    ...short.map((name) => shortRank(name, typed)),
  );
};

const indexes = new WeakMap<readonly Choice[], ReadonlyMap<string, Choice>>();

const indexOf = (list: readonly Choice[]): ReadonlyMap<string, Choice> => {
  const before = indexes.get(list);
  if (before) return before;
  // What comes later counts, so codes come last, and of two alike the first of the list.
  const turned = list.toReversed();
  const named = turned.flatMap((choice) =>
    [choice.text, ...(choice.also ?? [])].map((name) => [small(name), choice] as const),
  );
  const coded = turned.map((choice) => [small(choice.value), choice] as const);
  const index = new Map([...named, ...coded]);
  indexes.set(list, index);
  return index;
};

/** What a text is the code of, or else the name. */
export const exactly = <C extends Choice>(list: readonly C[], text: string): C | undefined =>
  indexOf(list).get(small(text)) as C | undefined;

/** What fits a typed text, best first; what fits alike stays in the order of the list. */
export const fitting = <C extends Choice>(list: readonly C[], text: string): readonly C[] => {
  if (small(text) === '') return list;
  return list
    .map((choice) => ({ choice, rank: fit(choice, text) }))
    .filter(({ rank }) => rank < unfit)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
};
