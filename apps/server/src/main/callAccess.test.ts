import { calls } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { accessLine, writtenAccess } from '../testing/callAccess.ts';

test('every call is open to whom a person wrote down, and to nobody else', () => {
  const declared = Object.entries(calls).map(([name, { access }]) => [name, accessLine(access)]);
  expect(declared.sort()).toEqual([...writtenAccess].sort());
});
