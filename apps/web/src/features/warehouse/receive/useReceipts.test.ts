import { expect, test } from 'vitest';
import { newerThan } from './useReceipts.ts';

const answered = (...keys: string[]) => keys.map((key) => ({ key }));

test('what is older than everything listed is not counted again', () => {
  const known = new Set(['c', 'd']);
  expect(newerThan(answered('a', 'b', 'c', 'd', 'e'), known)).toEqual(answered('a', 'b'));
});

test('where nothing is known yet, all of it is new', () => {
  expect(newerThan(answered('a', 'b'), new Set())).toEqual(answered('a', 'b'));
});
