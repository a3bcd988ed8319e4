import { countryCodes } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { exactly, fitting } from './choices.ts';

const zh = new Intl.DisplayNames('zh-Hans', { type: 'region' });
const en = new Intl.DisplayNames('en', { type: 'region' });

// Where most parcels go stands first, as in the product's own list.
const first = 'US GB DE FR JP BR SA CA AU'.split(' ');
const countries = [...new Set([...first, ...countryCodes])].map((code) => ({
  value: code,
  text: zh.of(code) ?? code,
  also: [en.of(code) ?? code],
}));
const find = (typed: string) => fitting(countries, typed);
const best = (typed: string) => find(typed)[0]?.value;

test.each(countries)('$value $text is found by code and by name in both languages', (country) => {
  const { value, text, also } = country;
  for (const typed of [value, value.toLowerCase(), ` ${value} `, text, ...also]) {
    expect([typed, best(typed)]).toEqual([typed, value]);
    expect(exactly(countries, typed)).toBe(country);
  }
  expect(best(also[0]?.toUpperCase() ?? '')).toBe(value);
});

test.each([
  ['us', 'US'],
  ['CA', 'CA'],
  ['德', 'DE'],
  ['mg', 'MG'],
  ['jnd', 'CA'],
  ['adly', 'AU'],
  ['germ', 'DE'],
  ['united k', 'GB'],
  ['states', 'US'],
  ['ＵＳ', 'US'],
])('%s means %s', (typed, value) => {
  expect(best(typed)).toBe(value);
});

test('what fits less stands further back, and what does not fit is not there', () => {
  const found = find('u').map(({ value }) => value);
  expect(found[0]).toBe('US');
  expect(found.indexOf('UA')).toBeLessThan(found.indexOf('AU'));
  expect(find('Untied States')).toEqual([]);
  expect(find('')).toBe(countries);
  expect(exactly(countries, '美')).toBeUndefined();
});

test('a product is found by its code though its value is another', () => {
  const list = [
    { value: '0190-a', text: '云途专线', also: ['Cloud line', 'YT-01'] },
    { value: '0190-b', text: '云途专线带电', also: ['Cloud line battery', 'YT-02'] },
  ];
  expect(fitting(list, 'yt-02').map(({ value }) => value)).toEqual(['0190-b']);
  expect(fitting(list, 'ytzx').map(({ value }) => value)).toEqual(['0190-a', '0190-b']);
  expect(fitting(list, '云途专线')[0]?.value).toBe('0190-a');
});
