import { describe, expect, test } from 'vitest';
import { everyText, faultsOf, languages, readGlossary, shapeFaults } from './words.ts';

const because = (reason: string, places: readonly string[]) =>
  Object.fromEntries(places.map((place) => [place, reason]));

/** Where a word that we avoid is right, and why. */
const exceptions: Readonly<Record<string, string>> = {
  ...because('the catalogue of errors gives this text', [
    'common:error.401',
    'server:refusal.session.over',
  ]),
  ...because('people have sheets with this heading', [
    'server:orderSheetField.customerNo',
    'server:orderSheetField.insuranceValue',
    'server:orderSheetField.madeCountry',
    'server:orderSheetField.consigneeCertificateType',
    'server:orderSheetField.consigneeCertificateNo',
    'server:addressField.certificateType',
    'server:addressField.certificateNo',
    'server:priceRowField.perCbm',
  ]),
};

/** Abbreviations that end with their point. */
const abbreviated = [
  'shared:table.number',
  'server:orderSheetField.customerNo',
  'server:orderSheetField.boxNo',
];

describe.each(languages)('the texts in %s', (lang) => {
  const texts = everyText(lang);

  test('say every thing by its word in the glossary', () => {
    const glossary = readGlossary(lang);
    const found = texts.flatMap(({ place, text }) =>
      place in exceptions
        ? []
        : faultsOf(text, glossary).map(
            ({ word, say }) => `${place} says “${word}” for “${say}”: ${text}`,
          ),
    );
    expect(found).toEqual([]);
  });

  test('are written alike', () => {
    const whole = texts.filter(({ place }) => !abbreviated.includes(place));
    const found = whole.flatMap(({ place, text }) =>
      shapeFaults(text, lang).map((fault) => `${place} ${fault}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('are read at all', () => {
    expect(readGlossary(lang).length).toBeGreaterThan(30);
    const features = new Set(texts.map(({ place }) => place.split(':')[0]));
    for (const one of ['orders', 'verify', 'server', 'menus', 'dictionaries', 'help'])
      expect(features).toContain(one);
  });
});

test('every exception is a text that needs it', () => {
  const needed = new Set(
    languages.flatMap((lang) => {
      const glossary = readGlossary(lang);
      return everyText(lang)
        .filter(({ text }) => faultsOf(text, glossary).length > 0)
        .map(({ place }) => place);
    }),
  );
  expect(Object.keys(exceptions).filter((place) => !needed.has(place))).toEqual([]);
});

describe('the check', () => {
  const glossary = readGlossary(
    'en_US',
    `## In texts
| English | 中文 | not in English | 中文不用 |
| --- | --- | --- | --- |
| merchant | 商户 | customer (but customer number, customer service), client | 客户（除 客户单号） |
| fix | 修改 | mend | 修正、改正 |`,
  );

  test.each([
    ['Choose a customer', ['customer']],
    ['The CLIENT mends nothing', ['client']],
    ['Mend it for the customer', ['customer', 'mend']],
    ['Customer number', []],
    ['{{customer}} · customer service', []],
  ])('“%s” says what it must not: %j', (text, words) => {
    expect(faultsOf(text, glossary).map(({ word }) => word)).toEqual(words);
  });

  test('Chinese words are found within others, but for the phrases they may stand in', () => {
    const chinese = readGlossary(
      'zh_CN',
      '## In texts\n| a | b | c | d |\n| - | - | - | - |\n| x | 商户 | | 客户（除 客户单号、客户经理）、顾客 |',
    );
    expect(chinese).toEqual([
      { word: '客户', but: ['客户单号', '客户经理'], say: '商户' },
      { word: '顾客', but: [], say: '商户' },
    ]);
    expect(faultsOf('请填写客户单号', chinese)).toEqual([]);
    expect(faultsOf('大客户名称', chinese)).toHaveLength(1);
  });

  test.each([
    ['zh_CN', '共  3 票'],
    ['zh_CN', '请选择,再提交'],
    ['zh_CN', '重量(kg)'],
    ['zh_CN', '共3票'],
    ['zh_CN', '已保存。'],
    ['zh_CN', '状态 markNotArrived'],
    ['en_US', 'Wait a moment... please'],
    ['en_US', 'Say "yes"'],
    ['en_US', 'Draft saved.'],
    ['en_US', 'Saved，thanks'],
  ] as const)('%s: “%s” is not written as the others', (lang, text) => {
    expect(shapeFaults(text, lang)).toHaveLength(1);
  });

  test.each([
    ['zh_CN', '共 {{count}} 票，重量 (kg)'],
    ['zh_CN', '第{{row}}行'],
    ['en_US', 'Orders couldn’t be loaded. Try again later.'],
  ] as const)('%s: “%s” is well written', (lang, text) => {
    expect(shapeFaults(text, lang)).toEqual([]);
  });
});
