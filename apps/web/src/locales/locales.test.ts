import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./*/*.json', {
  eager: true,
  import: 'default',
});

const features = Object.keys(files)
  .filter((path) => path.startsWith('./zh_CN/'))
  .map((path) => path.slice('./zh_CN/'.length));

const variables = (text: string) => (text.match(/\{\{\w+(, money)?\}\}/g) ?? []).sort();

test('both languages have the same features', () => {
  const english = Object.keys(files).filter((path) => path.startsWith('./en_US/'));
  expect(english).toEqual(features.map((feature) => `./en_US/${feature}`));
});

// Chinese has one form for every count; English says one thing of one and another of many.
const inOneForm = ([key]: [string, string]) => !key.endsWith('_one');

test.each(features)('%s has the same keys and variables in both languages', (feature) => {
  const shape = (lang: string) =>
    Object.entries(files[`./${lang}/${feature}`] ?? {})
      .filter(inOneForm)
      .map(([key, text]) => [key, ...variables(text)]);
  expect(shape('en_US')).toEqual(shape('zh_CN'));
});

test('what is said of one and of many has both forms and the same variables', () => {
  const english = Object.entries(files).filter(([path]) => path.startsWith('./en_US/'));
  for (const [path, texts] of english) {
    for (const [key, text] of Object.entries(texts)) {
      if (!key.endsWith('_one')) continue;
      const many = texts[key.replace(/_one$/, '_other')] ?? '';
      expect(variables(text), `${path} ${key}`).toEqual(variables(many));
    }
  }
});
