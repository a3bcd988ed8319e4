import { useState } from 'react';
import type { Issues } from '../model/issues.ts';

export const noWords: Issues = {};

/** The words of one part of the order, without the part's name. */
export const wordsUnder = (words: Issues, prefix: string): Issues => {
  const own = Object.entries(words).filter(([path]) => path.startsWith(`${prefix}.`));
  if (own.length === 0) return noWords;
  return Object.fromEntries(own.map(([path, text]) => [path.slice(prefix.length + 1), text]));
};

/** The same, as the same object while it says the same: parts that did not change are not drawn anew. */
export const useWordsUnder = (words: Issues, prefix: string): Issues => {
  const now = wordsUnder(words, prefix);
  const [kept, setKept] = useState(now);
  if (kept === now || JSON.stringify(kept) === JSON.stringify(now)) return kept;
  setKept(now);
  return now;
};
