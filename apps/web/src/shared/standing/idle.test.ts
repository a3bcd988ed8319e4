import { expect, test } from 'vitest';
import { idleState } from './idle.ts';

const minute = 60_000;
const at = (minutes: number) => ({ now: minutes * minute, idleMinutes: 30 });

test('locks after the minutes and not before', () => {
  const mark = { token: 'a', at: 0 };
  expect(idleState(mark, 'a', at(29.9)).locked).toBe(false);
  expect(idleState(mark, 'a', at(30)).locked).toBe(true);
});

test('what another session did says nothing of this one', () => {
  expect(idleState({ token: 'old', at: 0 }, 'new', at(90))).toEqual({
    locked: false,
    mark: { token: 'new', at: 90 * minute },
  });
  expect(idleState(null, 'new', at(90)).locked).toBe(false);
});

test('merchants’ pages don’t lock', () => {
  const mark = { token: 'a', at: 0 };
  expect(idleState(mark, 'a', { now: 1e9, idleMinutes: 0 }).locked).toBe(false);
});
