import { expect, test } from 'vitest';
import { textsName } from './textsName.ts';

const files = import.meta.glob<Record<string, string>>('../../**/texts/*.json', {
  eager: true,
  import: 'default',
});
const texts = new Map(Object.entries(files).map(([path, words]) => [textsName(path), words]));

const namesIn = (lang: string) =>
  [...texts.keys()].filter((name) => name.endsWith(`.${lang}`)).map((name) => name.split('.')[0]);
const names = namesIn('zh_CN');

const variables = (text: string) => (text.match(/\{\{\w+(, money)?\}\}/g) ?? []).sort();

test('texts are in both languages, and no two have one name', () => {
  expect(namesIn('en_US').sort()).toEqual(names.toSorted());
  expect(texts.size).toBe(Object.keys(files).length);
});

// Chinese has one form for every count; English says one thing of one and another of many.
const inOneForm = ([key]: [string, string]) => !key.endsWith('_one');

test.each(names)('%s has the same keys and variables in both languages', (name) => {
  const shape = (lang: string) =>
    Object.entries(texts.get(`${name}.${lang}`) ?? {})
      .filter(inOneForm)
      .map(([key, text]) => [key, ...variables(text)]);
  expect(shape('en_US')).toEqual(shape('zh_CN'));
});

test('what is said of one and of many has both forms and the same variables', () => {
  for (const name of names) {
    const english = texts.get(`${name}.en_US`) ?? {};
    for (const [key, text] of Object.entries(english)) {
      if (!key.endsWith('_one')) continue;
      const many = english[key.replace(/_one$/, '_other')] ?? '';
      expect(variables(text), `${name} ${key}`).toEqual(variables(many));
    }
  }
});

// A number before a word that ends in -s; the words in between say which of them.
const counted =
  /\{\{count\}\} (?:[a-z’'-]+ ){0,2}?(?!(?:is|was|has|this|its|as|less|progress)\b)[a-z-]{2,}s\b/;

test('what is counted in English has a word for one of them', () => {
  const without = names.flatMap((name) =>
    Object.entries(texts.get(`${name}.en_US`) ?? {})
      .filter(([key, text]) => !/_(one|other)$/.test(key) && counted.test(text))
      .map(([key, text]) => `${name}:${key} ${text}`),
  );
  expect(without).toEqual([]);
});

test.each([
  '{{count}} orders are selected',
  'Show {{count}} empty columns',
  '({{count}} recent parcels).',
])('“%s” would have to', (text) => expect(text).toMatch(counted));
