import MiniSearch from 'minisearch';
import { shortTerms, soundTerms, termsOf } from './terms.ts';
import type { Block, Topic } from './topics.ts';

const isHan = (term: string) => /\p{Script=Han}/u.test(term);

const saidBy = (block: Block): string => {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'picture') return block.says;
  const pieces = block.kind === 'text' ? block.pieces : block.items.flat();
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join(' ');
};

const fields = ['title', 'also', 'other', 'body', 'sounds', 'short'] as const;
type Field = (typeof fields)[number];

const read: Record<Field, (topic: Topic) => string[]> = {
  title: ({ title }) => termsOf(title),
  also: ({ also }) => also.flatMap(termsOf),
  other: ({ other }) => other.flatMap(termsOf),
  body: ({ blocks }) => blocks.map(saidBy).flatMap(termsOf),
  sounds: ({ sounds }) => sounds.flatMap(soundTerms),
  short: ({ sounds }) => sounds.flatMap(shortTerms),
};

const boost: Record<Field, number> = { title: 4, also: 3, other: 2, body: 1, sounds: 3, short: 2 };

// Shorter ones are in half of all words.
const leastInside = 4;

/**
 * Finds pages of help by what people type: words of either language, the sound of Chinese with or
 * without spaces, initials, and any of them with a letter wrong.
 */
export const createHelpSearch = (topics: readonly Topic[]) => {
  const index = new MiniSearch<Topic>({
    fields: [...fields],
    // The terms are made here, so nothing is left to be split.
    extractField: (topic, field) =>
      field === 'id' ? topic.id : read[field as Field](topic).join('\n'),
    tokenize: (text) => text.split('\n').filter((term) => term !== ''),
    processTerm: (term) => term,
  });
  index.addAll(topics);
  const sounds = [...new Set(topics.flatMap((topic) => read.sounds(topic)))].filter(
    (sound) => sound.length >= leastInside,
  );
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  // Whoever types pinyin in one go means what stands inside: zenmechongzhi.
  const insideOf = (term: string) =>
    isHan(term) ? [] : sounds.filter((sound) => sound !== term && term.includes(sound));

  return (typed: string): Topic[] => {
    const terms = termsOf(typed);
    // Typed with spaces, the syllables of a word are neighbours.
    const joined = terms.slice(1).map((term, at) => `${terms[at]}${term}`);
    const wanted = [...terms, ...joined.filter((term) => !isHan(term))];
    const found = index.search([...wanted, ...wanted.flatMap(insideOf)].join('\n'), {
      boost,
      prefix: (term) => term.length > 1 || isHan(term),
      fuzzy: (term) => (isHan(term) || term.length < 4 ? false : 0.25),
      weights: { fuzzy: 0.35, prefix: 0.6 },
    });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
};
