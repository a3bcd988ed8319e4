import { expect, test } from 'vitest';
import { type ClaimAct, claimActs, claimAfter, claimStates, openClaimStates } from './claimActs.ts';

const acts = Object.keys(claimActs) as ClaimAct[];
const ended = ['paid', 'refused', 'withdrawn'] as const;

test('what has ended stays as it is', () => {
  for (const state of ended) {
    expect(acts.filter((act) => claimAfter(state, act) !== null)).toEqual([]);
  }
});

test('every state is open or has ended, and every open one leads on', () => {
  expect([...openClaimStates, ...ended].toSorted()).toEqual([...claimStates].toSorted());
  for (const state of openClaimStates) {
    expect(acts.filter((act) => claimAfter(state, act) !== null).length).toBeGreaterThan(0);
  }
});

test('only its merchant’s yes pays, and only an offer can be agreed to', () => {
  const paying = acts.filter((act) => claimActs[act].to === 'paid');
  expect(paying).toEqual(['accept']);
  expect(claimActs.accept).toEqual({ from: ['offered'], to: 'paid', by: 'merchant' });
});

test('its merchant can withdraw it at any time, the staff never', () => {
  for (const state of openClaimStates) expect(claimAfter(state, 'withdraw')).toBe('withdrawn');
  expect(claimActs.withdraw.by).toBe('merchant');
});
