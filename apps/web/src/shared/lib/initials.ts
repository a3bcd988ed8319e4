// The first character of each letter's stretch in a list sorted by pinyin; i, u and v begin none.
// Data, not a text.
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';

// Read otherwise in the names of places than when they stand alone.
const readings: Readonly<Record<string, string>> = { 秘鲁: 'bl', 重庆: 'cq', 厦门: 'xm' };

const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin');

const isHan = (character: string) => /\p{Script=Han}/u.test(character);

const initialOf = (character: string): string => {
  if (!isHan(character)) return /[\p{L}\p{N}]/u.test(character) ? character.toLowerCase() : '';
  // How many stretches have begun by the time this character comes.
  const begun = [...firsts].filter((first) => byPinyin.compare(first, character) <= 0).length;
  return letters[begun - 1] ?? '';
};

/** 订单列表 → ddlb. The browser's own sorting knows the sounds; no dictionary is loaded. */
export const initials = (text: string): string =>
  readings[text] ?? [...text].map(initialOf).join('');
