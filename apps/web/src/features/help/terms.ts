const small = (text: string) => text.normalize('NFKC').toLowerCase();

const latinFillers = new Set(
  'a an and are at be can cannot do does for from get how i in is it me my of on or the this to what when where which who why will with you your'.split(
    ' ',
  ),
);

// How questions are asked, which tells nothing about what is asked for. Data, not a text.
const hanFillers =
  /怎么样|怎么办|怎么|怎样|如何|为什么|为啥|什么|哪里|在哪|哪儿|多久|可以|能不能|是不是|有没有|请问|我的|我想|我要|一下|不了|吗|呢|吧|啊|了|的|我|您|你/gu;

const pairs = (signs: readonly string[]) =>
  signs.length < 2 ? [...signs] : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);

/** What a text is found by: words of Latin letters, and pairs of neighbours in Chinese. */
export const termsOf = (text: string): string[] => {
  const plain = small(text);
  const latin = (plain.match(/[a-z0-9]+/g) ?? []).filter((word) => !latinFillers.has(word));
  const han = plain.replace(hanFillers, ' ').match(/\p{Script=Han}+/gu) ?? [];
  return [...latin, ...han.flatMap((run) => pairs([...run]))];
};

/** "chong zhi" is found as chongzhi and cz; longer ones by each pair of syllables too. */
export const soundTerms = (sound: string): string[] => {
  const syllables = sound.split(' ');
  return [...new Set([syllables.join(''), ...pairs(syllables)])];
};

export const shortTerms = (sound: string): string[] => [
  sound
    .split(' ')
    .map((syllable) => syllable[0])
    .join(''),
];
