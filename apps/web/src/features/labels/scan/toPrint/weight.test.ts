import { expect, test } from 'vitest';
import { weightIssue } from './weight.ts';

test.each([
  [0, undefined, 'nothing'],
  [-0.1, 0.3, 'nothing'],
  [Number.NaN, 0.3, 'nothing'],
  [1000.001, undefined, 'tooHeavy'],
  [285, 0.285, 'farOff'],
  [0.03, 0.3, 'farOff'],
  [0.285, 0.3, null],
  [2.9, 0.3, null],
  [1000, undefined, null],
] as const)('%s kg where %s was declared: %s', (kg, declared, issue) => {
  expect(weightIssue(kg, declared)).toBe(issue);
});
