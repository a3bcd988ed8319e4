import { constants } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { createKeep } from './keep.ts';

const shelfOf = (items: Record<string, string> = {}) => {
  const map = new Map(Object.entries(items));
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
};

test('a token is there for seven days and gone, from the disk too, after them', () => {
  const shelf = shelfOf();
  let now = 1_000;
  const keep = createKeep(shelf, () => now);
  keep.set('token', 'abc', constants.sessionMs);
  now += constants.sessionMs - 1;
  expect(keep.get('token')).toBe('abc');
  now += 1;
  expect(keep.get('token')).toBeNull();
  expect(shelf.map.size).toBe(0);
});

test('a choice without a term stays', () => {
  const keep = createKeep(shelfOf(), () => Number.MAX_SAFE_INTEGER);
  keep.set('language', 'en_US');
  expect(keep.get('language')).toBe('en_US');
});

test('what someone else wrote there does no harm', () => {
  const keep = createKeep(shelfOf({ 'alpaca.a': '{broken', 'alpaca.b': '"x"', 'alpaca.c': '7' }));
  expect(['a', 'b', 'c', 'd'].map((name) => keep.get(name))).toEqual([null, null, null, null]);
});
