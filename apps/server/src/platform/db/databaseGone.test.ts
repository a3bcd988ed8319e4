import { expect, test } from 'vitest';
import { isDatabaseGone, willPass } from './databaseGone.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('a database that is away will be back; a rule that was broken stays broken', () => {
  const away = [
    failed('connect', 'ECONNREFUSED'),
    failed('terminating connection', '57P01'),
    failed('Connection terminated unexpectedly'),
    failed('cannot execute INSERT in a read-only transaction', '25006'),
    failed('Client has encountered a connection error and is not queryable'),
  ];
  for (const error of away) expect([isDatabaseGone(error), willPass(error)]).toEqual([true, true]);
  const waited = failed('deadlock detected', '40P01');
  expect([isDatabaseGone(waited), willPass(waited)]).toEqual([false, true]);
  const broken = failed('violates check constraint', '23514');
  expect([isDatabaseGone(broken), willPass(broken)]).toEqual([false, false]);
  expect(willPass('nothing')).toBe(false);
});
