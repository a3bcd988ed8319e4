import { describe, expect, test } from 'vitest';
import { chineseCases } from './cases.cn.ts';
import { worldCases } from './cases.world.ts';
import { readAddress } from './read.ts';

const long = (text: string) => text.repeat(Math.ceil(1000 / text.length)).slice(0, 1000);
const hostile: Record<string, string> = {
  'one letter': long('a'),
  'one digit': long('1'),
  spaces: `${long(' ')}x`,
  'line ends': `a${long('\n')}b`,
  commas: long(','),
  dashes: long('1-'),
  'plus and digits': long('+1 2'),
  brackets: long('[(【'),
  'at signs': long('a@a.'),
  'labels without values': long('电话:姓名:地址:'),
  'labels of many languages': long('Name: Tel: CEP CPF PLZ VAT '),
  'mobile numbers': long('13800138000'),
  'streets without an end': long('1 Main St '),
  'street words': long('rue via calle str. '),
  'divisions only': long('北京市朝阳区'),
  'divisions cut short': long('吉林吉林朝阳北京'),
  'Chinese characters': long('的一是在不了有和人这中大为上个国'),
  surnames: long('张王李赵'),
  'rooms and names': long('1号张伟'),
  companies: long('深圳市星野有限公司'),
  kana: long('アイウ東京都'),
  emoji: long('😀👩‍👩‍👧🇨🇳'),
  'right-to-left marks': long('\u202eabc\u202c\u200f'),
  'combining marks': `a${'\u0301'.repeat(999)}`,
  'halves of characters': long('\ud83d'),
  'full width': long('ＡＢＣ１２３，'),
  'letters and apostrophes': long("O'B. "),
  'postcodes of all shapes': long('12345-678 NW1 6XE 1016 EA '),
  'tax numbers': long('123.456.789-'),
  tabs: long('\t|;'),
};

/** What reading costs this thread: on a busy machine the clock tells of others. */
const costMs = (text: string) => {
  const runs = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    readAddress(text);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
};

// A small generator with a seed, so that a failure comes again.
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32;
};
const bits = [...chineseCases, ...worldCases].flatMap(({ text }) => text.split(/(?<=[\s,，:：])/));
const extra = [
  ...Object.values(hostile).map((text) => text.slice(0, 12)),
  '\n',
  ' ',
  '-',
  '+',
  '#',
];
const mixed = (seed: number) => {
  const roll = dice(seed);
  const from = (list: string[]) => list[Math.floor(roll() * list.length)] as string;
  return Array.from({ length: 1 + Math.floor(roll() * 25) }, () =>
    from(roll() < 0.8 ? bits : extra),
  )
    .join(roll() < 0.5 ? '' : ' ')
    .slice(0, 1000);
};

// What the gazetteer and the tables of states and countries may add.
const filled = ['countryCode', 'province', 'city', 'area', 'taxType'];
/** Characters of the fields that the text didn't have; our own marks between numbers and lines aside. */
const invented = (text: string) => {
  const had = new Set([...text, ...text.normalize('NFKC'), ...`-, '`]);
  return Object.entries(readAddress(text).fields).filter(
    ([field, value]) => !filled.includes(field) && [...value].some((char) => !had.has(char)),
  );
};

describe('hostile texts', () => {
  test.each(Object.entries(hostile))('%s are read in no time', (_, text) => {
    expect(costMs(text)).toBeLessThan(50);
  });

  test('no mixture makes it throw, take long or invent anything', () => {
    let slowest = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const text = mixed(seed);
      expect(invented(text), `seed ${seed}: ${text}`).toEqual([]);
      if (seed % 20 === 0) slowest = Math.max(slowest, costMs(text));
      expect(readAddress(text).asEntered.length).toBeLessThanOrEqual(3);
    }
    expect(slowest).toBeLessThan(50);
  });
});
