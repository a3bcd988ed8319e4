import type { PostProcessorModule } from 'i18next';

// A tag stands for a piece of the page, not for a word.
const wordOrTag = /<[^>]*>|\p{Script=Han}+|[a-z]+/giu;

/** What a translation may take more than ours: two letters of five stand twice. */
export const longer = (text: string): string =>
  text.replaceAll(wordOrTag, (letters) => {
    if (letters.startsWith('<')) return letters;
    const more = Math.ceil([...letters].length * 0.4);
    return [...letters].map((letter, at) => (at < more ? letter + letter : letter)).join('');
  });

/** Every text of ours four tenths longer, as a language may be that is yet to come. */
export const longerWords: PostProcessorModule = {
  type: 'postProcessor',
  name: 'longer',
  process: longer,
};
