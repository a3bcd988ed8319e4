import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test.each([
  ['postcode_not_served', 'postCode'],
  ['ADDRESS.ZIP.INVALID', 'postCode'],
  ['invalid_address', 'address'],
  ['PACKAGE_WEIGHT_EXCEEDED', 'parcel'],
  ['invalid', 'content'],
  ['E-4711', undefined],
  ['state_error', undefined],
])('the code %s is about %s', (code, kind) => {
  expect(kindOf(code)).toBe(kind);
});
