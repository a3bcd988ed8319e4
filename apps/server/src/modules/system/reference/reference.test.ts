import { currencyExponents } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';

test('all 249 countries and areas are there once', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
});

test.each([
  ['countries', countries],
  ['currencies', currencies],
])('all %s have a Chinese and an English name of their own', (_, list) => {
  for (const { code, zh, en } of list) {
    expect(zh, code).toMatch(/[\u4e00-\u9fff]/);
    expect(en, code).toMatch(/^\p{Script=Latin}[\p{Script=Latin} .,’'()&-]+$/u);
    expect(en).not.toBe(code);
  }
  expect(new Set(list.map(({ zh }) => zh)).size).toBe(list.length);
  expect(new Set(list.map(({ en }) => en)).size).toBe(list.length);
});

test('Hong Kong, Macao and Taiwan are named as mainland waybills name them', () => {
  const zh = (code: string) => countries.find((country) => country.code === code)?.zh;
  expect([zh('HK'), zh('MO'), zh('TW')]).toEqual(['中国香港', '中国澳门', '中国台湾']);
});

test('main destinations come first, then the alphabet', () => {
  expect(countries.slice(0, 5).map(({ code }) => code)).toEqual(['US', 'GB', 'DE', 'FR', 'JP']);
  expect(countries.at(-1)?.code).toBe('ZW');
});

test('every currency of the contract has a name', () => {
  expect(currencies.map(({ code }) => code)).toEqual(Object.keys(currencyExponents));
});
