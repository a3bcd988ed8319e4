/**
 * The first characters, in the order of pinyin, of each initial. Browsers sort Chinese by pinyin,
 * so a character's initial is found by where it would stand; no table of 20,000 characters needed.
 * Data, not a text.
 */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀';
const initials = 'abcdefghjklmnopqrstwxyz';

// Read otherwise in the names of places than when they stand alone.
const readings: Readonly<Record<string, string>> = { 秘鲁: 'bl', 重庆: 'cq', 厦门: 'xm' };

const compare = new Intl.Collator('zh-Hans-CN-u-co-pinyin').compare;

const initialOf = (character: string): string => {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  const index = [...firsts].findLastIndex((first) => compare(first, character) <= 0);
  return initials[index] ?? '';
};

/** '美国专线' → 'mgzx'. */
export const pinyinInitials = (text: string): string =>
  readings[text] ?? [...text].map(initialOf).join('');
