import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { belowGoal, scoreOf } from './mutationScore.ts';
import { pureRules, ruleTests } from './pureRules.ts';

test('each rule that mutants are made of is there, once, and so are its tests', () => {
  expect(pureRules.filter((file) => !existsSync(file))).toEqual([]);
  expect(ruleTests.filter((tests) => globSync(tests).length === 0)).toEqual([]);
  expect(new Set(pureRules).size).toBe(pureRules.length);
});

test('each part of the rating engine is among them', () => {
  const engine = 'apps/server/src/modules/rates/engine';
  const typesAlone = ['index.ts', 'types.ts'].map((file) => `${engine}/${file}`);
  const parts = globSync(`${engine}/*.ts`).filter(
    (file) => !/(\.test|TestSheets)\.ts$/.test(file) && !typesAlone.includes(file),
  );
  expect(parts.filter((file) => !pureRules.includes(file))).toEqual([]);
});

test('a file below the goal fails the run however good the others are, and so does one untried', () => {
  const scores = { 'a.ts': 100, 'b.ts': 90, 'c.ts': 89.99, 'd.ts': scoreOf([]) };
  expect(belowGoal(scores, ['a.ts', 'gone.ts'])).toEqual([
    'gone.ts: nothing was tried',
    'c.ts: 89.99 %, less than 90',
    'd.ts: NaN %, less than 90',
  ]);
  expect(belowGoal({ 'a.ts': 90 }, ['a.ts'])).toEqual([]);
});

test('what ended by a test or never ended was found', () => {
  expect(scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage'])).toBe(50);
  expect(scoreOf(['Killed', 'Killed', 'Survived'])).toBe(66.67);
});
