import { expect, test } from 'vitest';
import { numbersIn } from './numbersIn.ts';

test.each([
  ['', [], 0],
  [' A1, B2\nC3\tD4，E5,,', ['A1', 'B2', 'C3', 'D4', 'E5'], 0],
  ['A1 A1\nB2,A1', ['A1', 'B2'], 2],
  ['A1\r\nB2', ['A1', 'B2'], 0],
])('%j holds %j and %d duplicates', (text, numbers, duplicates) => {
  expect(numbersIn(text)).toEqual({ numbers, duplicates });
});
