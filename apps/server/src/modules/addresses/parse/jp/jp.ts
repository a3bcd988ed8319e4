import { type Draft, fill } from '../draft.ts';
import { takeAbroad, takeNational } from '../phones.ts';
import { trimMarks } from '../tidy.ts';

// Cities so great that their prefecture is left out.
const greatCities: Record<string, string> = {
  札幌市: '北海道',
  仙台市: '宮城県',
  さいたま市: '埼玉県',
  千葉市: '千葉県',
  横浜市: '神奈川県',
  川崎市: '神奈川県',
  新潟市: '新潟県',
  静岡市: '静岡県',
  浜松市: '静岡県',
  名古屋市: '愛知県',
  京都市: '京都府',
  大阪市: '大阪府',
  堺市: '大阪府',
  神戸市: '兵庫県',
  岡山市: '岡山県',
  広島市: '広島県',
  福岡市: '福岡県',
  北九州市: '福岡県',
  熊本市: '熊本県',
};
const greatCity = new RegExp(Object.keys(greatCities).join('|'));
const prefecture = /(北海道|東京都|京都府|大阪府|[\u4e00-\u9fff]{2,3}県)/;
// A ward belongs to its city; a town or village to its county; the names that hold 市 or 町 inside
// come first.
const municipality =
  /^((?:四日市|廿日市|野々市|市川|市原|八日市場)市?市|[\u4e00-\u9fffヶケがの]{1,6}?郡[\u4e00-\u9fffヶケがの]{1,6}?[町村]|[\u4e00-\u9fffヶケがの]{1,7}?[市区]|[\u4e00-\u9fff]{1,6}?[町村])/;
const ward = /^([\u4e00-\u9fff]{1,4}?区)/;
const company = /株式会社|有限会社|合同会社|(?:商事|商店|物流|製作所)$/;

/** Written in Japanese: kana, 〒 or a prefecture with its 都道府県. */
export const isJapanese = (text: string) =>
  /[\u3041-\u30fa]|〒/.test(text) ||
  /(?:北海道|東京都|大阪府|京都府|[\u4e00-\u9fff]県)[\u4e00-\u9fff]/.test(text);

const takePerson = (draft: Draft, text: string) => {
  const names = text.replace(/\s*(?:様|さま|御中|宛|行)$/, '').trim();
  const [first = '', ...others] = names.split(' ');
  if (company.test(first)) {
    fill(draft, 'company', first);
    fill(draft, 'name', others.join(' '));
  } else if (company.test(names)) fill(draft, 'company', names);
  else fill(draft, 'name', names);
};

/** Where a name of one or two words of characters begins at the end of the words. */
const nameAt = (words: string[]) => {
  const isName = (word = '') =>
    /^[\u4e00-\u9fff々]{1,5}$/.test(word) && !/[階号室棟館丁目]$/.test(word);
  if (!isName(words.at(-1))) return words.length;
  return isName(words.at(-2)) && (words.at(-2)?.length ?? 9) <= 3
    ? words.length - 2
    : words.length - 1;
};

const takeStreet = (draft: Draft, text: string) => {
  const [street = '', ...building] = text.split(/[ ,]+/);
  const whole = /\d$|[番号地目]$/.test(street) || building.length === 0;
  fill(draft, 'address1', whole ? street : `${street}${building.shift()}`);
  const from = building.findIndex((word) => company.test(word));
  const people = from < 0 ? [] : building.splice(from);
  if (people.length === 0 && !draft.fields.name) people.push(...building.splice(nameAt(building)));
  fill(draft, 'address2', building.join(' '));
  if (people.length > 0) takePerson(draft, people.join(' '));
};

/** Reads an address in Japanese writing. */
export const readJapanese = (draft: Draft, text: string): void => {
  fill(draft, 'countryCode', 'JP');
  const post =
    text.match(/〒 ?(\d{3}-?\d{4})(?![\d-])/) ?? text.match(/(?<![\d-])(\d{3}-\d{4})(?![\d-])/);
  if (post) fill(draft, 'postCode', post[1] as string);
  const foreign = takeAbroad(post ? text.replace(post[0], '\n') : text);
  const { phones, rest } = takeNational(foreign.rest);
  fill(draft, 'phone', foreign.phones[0] ?? phones[0] ?? '');
  const lines = rest
    .replace(/日本(?:国)?[ ,\n]|〒/g, '\n')
    .split('\n')
    .map(trimMarks)
    .filter(Boolean);
  const start = (line: string) => {
    const named = line.search(prefecture);
    return named < 0 ? line.search(greatCity) : named;
  };
  const at = lines.findIndex((line) => start(line) >= 0);
  const line = lines[at] ?? '';
  const who = line.slice(0, Math.max(0, start(line))).trim();
  let left = line.slice(Math.max(0, start(line)));
  draft.place.push(left);
  for (const [field, pattern] of [
    ['province', prefecture],
    ['city', municipality],
    ['area', ward],
  ] as const) {
    const name = left.match(pattern)?.[0] ?? '';
    if (!name || (field === 'area' && !draft.fields.city.endsWith('市'))) continue;
    fill(draft, field, name);
    left = left.slice(name.length).trim();
  }
  fill(draft, 'province', greatCities[draft.fields.city] ?? '', true);
  // What follows on the next line is the building, unless it is a person.
  const rests = lines.filter((_, other) => other !== at);
  const more = rests.filter(
    (other, index) => lines.indexOf(other) > at && /\d|[FX号室]$/.test(other) && index >= 0,
  );
  takeStreet(draft, [left, ...more].join(' '));
  for (const person of [who, ...rests.filter((other) => !more.includes(other))].filter(Boolean))
    takePerson(draft, person);
};
