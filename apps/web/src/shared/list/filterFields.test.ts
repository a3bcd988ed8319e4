import { describe, expect, test } from 'vitest';
import { given } from './filterFields.ts';

describe('a field of a filter', () => {
  test.each([[undefined], [null], [''], [[]]])('says nothing when it is %j', (value) => {
    expect(given(value)).toBe(false);
  });

  test.each([[0], [false], ['a'], [['a']]])('says something when it is %j', (value) => {
    expect(given(value)).toBe(true);
  });
});
