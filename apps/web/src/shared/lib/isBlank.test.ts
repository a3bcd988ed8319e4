import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each([[undefined], [null], [''], [[]]])('%j says nothing', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each([[0], [false], ['a'], [['a']]])('%j says something', (value) => {
  expect(isBlank(value)).toBe(false);
});
