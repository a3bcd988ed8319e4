import { type RefusalKey, refusals } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { refusedKind } from './refused.ts';

const kindOf = (key: RefusalKey) => refusedKind(new Refusal(key));

// By how such refusals are named everywhere.
const isAttempt = (key: string) =>
  /\.(own[A-Z]?\w*|beyond|cannotGrant|samePerson|secondPerson|outOfSight|\w+TooHigh)$/.test(key);

test('what is refused on permissions and money leaves a line, whatever its status', () => {
  const attempts = (Object.keys(refusals) as RefusalKey[]).filter(isAttempt);
  expect(attempts.length).toBeGreaterThan(12);
  expect(attempts.filter((key) => kindOf(key) === undefined)).toEqual([]);
});

test('a slip of the hand leaves none', () => {
  expect(kindOf('dataRule.unknownValue')).toBeUndefined();
  expect(kindOf('order.notFound')).toBeUndefined();
});
