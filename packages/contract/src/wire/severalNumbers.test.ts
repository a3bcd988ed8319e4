import { expect, test } from 'vitest';
import { severalNumbers } from './severalNumbers.ts';

test('several numbers are those between spaces, commas and semicolons of either script, once each', () => {
  const two = ['A26111500001', 'PO-2026.1_b'];
  for (const between of [' ', '\n', ',', '，', ';', '；', '、', ', \t\n'])
    expect(severalNumbers(` ${two.join(between)}${between}${two[0]} `)).toEqual(two);
});

test('one alone is not several', () => {
  expect(severalNumbers('A26111500001')).toBeNull();
  expect(severalNumbers('A26111500001 A26111500001')).toBeNull();
  expect(severalNumbers('')).toBeNull();
});

test('a number has a digit, six to sixty signs, and none that numbers have not', () => {
  const beside = (part: string) => severalNumbers(`A26111500001 ${part}`) !== null;
  expect(['12345a', 'abcde1', `${'a'.repeat(59)}1`].map(beside)).toEqual([true, true, true]);
  expect(['12345', 'abcdef', `${'a'.repeat(60)}1`].map(beside)).toEqual([false, false, false]);
  expect(['123456!', '!123456', '12 3456', '单号123456'].map(beside)).toEqual(Array(4).fill(false));
});
