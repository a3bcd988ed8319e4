import { expect, it } from 'vitest';
import { lineActsFor } from './lineActs.ts';

const twiceOf = { billNo: 'B1', lineNo: '7' };

it.each([
  ['an unknown number', { state: 'unknown', parcels: 0, twiceOf: null }, ['match', 'aside']],
  ['what was billed before', { state: 'matched', parcels: 1, twiceOf }, ['aside']],
  ['what is right', { state: 'matched', parcels: 12, twiceOf: null }, []],
  [
    'what was left once, when its parcel is known',
    { state: 'aside', parcels: 0, twiceOf: null },
    ['match'],
  ],
  ['what was billed before with reason', { state: 'aside', parcels: 1, twiceOf }, []],
] as const)('about %s', (_, line, acts) => {
  expect(lineActsFor(line)).toEqual(acts);
});
