import { type CallSpec, calls } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { idFields } from '../apps/server/src/testing/walk.ts';
import { keptIn } from './keptIn.ts';

test('of every kind of id that calls take it is known where it is kept', () => {
  const kinds = Object.values<CallSpec>(calls).flatMap((call) => idFields(call));
  expect([...new Set(kinds.map(({ kind }) => kind))].filter((kind) => !keptIn[kind])).toEqual([]);
});
