import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const ids = ['a', 'b', 'c', 'd'];

test('one goes up or down, the others keep their order', () => {
  expect(moved(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(ids, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(ids, 'a', 3)).toEqual(['b', 'c', 'd', 'a']);
});

test('nothing goes over the ends, nor to where it is', () => {
  expect(moved(ids, 'a', -1)).toBeNull();
  expect(moved(ids, 'd', 4)).toBeNull();
  expect(moved(ids, 'b', 1)).toBeNull();
  expect(moved(ids, 'x', 1)).toBeNull();
});
