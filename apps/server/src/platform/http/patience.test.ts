import { expect, test } from 'vitest';
import { OutcomeUnknown } from '../db/databaseGone.ts';
import { patiently } from './patience.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

/** Work that fails so often before it is done. */
const failing = (times: number, error: Error) => {
  let tries = 0;
  return {
    tries: () => tries,
    work: async () => {
      tries += 1;
      if (tries <= times) throw error;
      return 'done';
    },
  };
};

test.each([
  ['refuses connections', failed('connect', 'ECONNREFUSED')],
  ['ends them', failed('Connection terminated unexpectedly')],
  ['may only be read', failed('cannot execute INSERT in a read-only transaction', '25006')],
])('what a database that %s did not do is done once another leads', async (_, error) => {
  const { work, tries } = failing(2, error);
  let again = 0;
  const onAgain = () => {
    again += 1;
  };
  expect(await patiently(work, { onAgain })).toBe('done');
  expect([tries(), again]).toEqual([3, 2]);
});

test.each([
  ['broke a rule', failed('violates check constraint', '23514')],
  ['took too long', failed('canceling statement due to statement timeout', '57014')],
  ['found a full disk', failed('no space left on device', '53100')],
  ['is on one machine alone, perhaps', new OutcomeUnknown()],
])('what %s is told at once', async (_, error) => {
  const { work, tries } = failing(1, error);
  await expect(patiently(work)).rejects.toBe(error);
  expect(tries()).toBe(1);
});

test('patience ends, and at once where nobody waits any more', async () => {
  const away = failed('connect', 'ECONNREFUSED');
  const long = failing(100, away);
  await expect(patiently(long.work, { forMs: 400 })).rejects.toBe(away);
  expect(long.tries()).toBeGreaterThan(1);
  expect(long.tries()).toBeLessThan(5);
  const left = failing(100, away);
  await expect(patiently(left.work, { isGone: () => true })).rejects.toBe(away);
  expect(left.tries()).toBe(1);
});

test('of those who wait only so many are kept; the rest are told at once', async () => {
  const away = failed('connect', 'ECONNREFUSED');
  const many = Array.from({ length: 201 }, () => failing(100, away));
  await Promise.allSettled(many.map(({ work }) => patiently(work, { forMs: 300 })));
  expect(many.filter(({ tries }) => tries() === 1)).toHaveLength(1);
});
