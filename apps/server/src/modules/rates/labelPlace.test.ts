import { expect, test } from 'vitest';
import { labelPlaceOf } from './labelPlace.ts';

test.each([
  ['warehouse', 'receipt', 'warehouse'],
  ['merchant', 'receipt', 'merchant'],
  // Changed, and the version in force still charges with the label.
  ['warehouse', 'label', 'merchant'],
] as const)('%s, charged at %s: %s', (labelAt, chargeAt, place) => {
  expect(labelPlaceOf({ labelAt }, { chargeAt })).toBe(place);
});
