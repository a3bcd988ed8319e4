import { constants } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { tooMuch } from './answers.ts';

const kept = (id: string, age: number) => ({ id, at: Date.now() - age, answer: null });

test('what a session could no longer show goes, and of the rest the oldest beyond sixty', () => {
  const many = Array.from({ length: 62 }, (_, at) => kept(`list ${at}`, at * 1_000));
  const old = kept('old', constants.sessionMs + 1_000);
  const gone = tooMuch([old, ...many]).map(({ id }) => id);
  expect(gone.sort()).toEqual(['list 60', 'list 61', 'old']);
  expect(tooMuch([kept('new', 0)])).toEqual([]);
});
