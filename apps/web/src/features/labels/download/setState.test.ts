import { expect, test } from 'vitest';
import { isPaged, pagesText, shareOf, sizeText, stateOf } from './setState.ts';

test('a set that is made and has no file any more is expired', () => {
  expect(stateOf({ status: 'ready', fileKey: 'k' })).toBe('ready');
  expect(stateOf({ status: 'ready', fileKey: null })).toBe('expired');
  expect(stateOf({ status: 'making', fileKey: null })).toBe('making');
  expect(stateOf({ status: 'failed', fileKey: null })).toBe('failed');
});

test('a set can be printed from as long as it has pages, with its file or without', () => {
  expect(isPaged({ status: 'ready', fileKey: 'k', pages: 3 })).toBe(true);
  expect(isPaged({ status: 'ready', fileKey: null, pages: 3 })).toBe(true);
  expect(isPaged({ status: 'ready', fileKey: null, pages: 0 })).toBe(false);
  expect(isPaged({ status: 'making', fileKey: 'k', pages: 3 })).toBe(false);
});

test('what is missing counts as done with, and nobody knows before the first step', () => {
  expect(shareOf({ done: 2, failed: 1, total: 4 })).toBe(0.75);
  expect(shareOf({ done: 0, failed: 0, total: 0 })).toBeUndefined();
  expect(shareOf(undefined)).toBeUndefined();
});

test('sizes are told in the unit that fits', () => {
  expect([0, 900, 1536, 1_468_006, 350 * 1024 ** 2].map(sizeText)).toEqual([
    '0 B',
    '900 B',
    '1.5 KB',
    '1.4 MB',
    '350 MB',
  ]);
});

test('a page alone is one number, several are a range', () => {
  expect([pagesText(3, 3), pagesText(4, 6), pagesText(null, null)]).toEqual(['3', '4–6', '']);
});
