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

test.each(features)('%s has the same keys and variables in both languages', (feature) => {
  const shape = (lang: string) =>
    Object.entries(files[`./${lang}/${feature}`] ?? {}).map(([key, text]) => [
      key,
      ...variables(text),
    ]);
  expect(shape('en_US')).toEqual(shape('zh_CN'));
});
