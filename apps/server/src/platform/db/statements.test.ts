import { expect, test } from 'vitest';
import { statement } from './statements.ts';

/** Whether a text has a name once it was used often. */
const isNamed = (text: string) => {
  for (let times = 0; times < 100; times += 1) statement(text, []);
  return statement(text, []).name !== undefined;
};

test.each([
  ['insert into a values (1)'],
  ['\n    update a set b = 1 where id = 2'],
  ['DELETE FROM pgboss.job WHERE id = 3'],
  ['select /* by key */ * from "a" where "id" = 4'],
  ['\n    /* by key */ with b as (select) update a set b = 5'],
])('writes, and what reads by keys, are planned once: %j', (text) => {
  expect(statement(text, []).name).toBeUndefined();
  expect(isNamed(text)).toBe(true);
});

test.each([
  ['select * from "a" where "merchant_id" = 1'],
  ['with b as (select) select * from a'],
  ["select '/* by key */' from a"],
])('what else is read is planned for its own values: %j', (text) => {
  expect(isNamed(text)).toBe(false);
});
