import { expect, test } from 'vitest';
import { lookAgain } from './lookAgain.ts';

test('a socket that comes back has everybody look at once', () => {
  for (const begun of ['open', 'without'] as const) {
    for (const waited of [true, false]) expect(lookAgain(false, begun, waited)).toBe('now');
  }
});

test('at its first opening nobody asks twice who waited for it; the others look a moment later', () => {
  expect(lookAgain(true, 'open', true)).toBe('never');
  expect(lookAgain(true, 'open', false)).toBe('later');
});

test('who no longer waited for it had asked before, and looks again', () => {
  expect(lookAgain(true, 'without', true)).toBe('later');
});
