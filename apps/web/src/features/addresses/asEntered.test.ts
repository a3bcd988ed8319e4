import { expect, test } from 'vitest';
import { asEntered } from './asEntered.ts';

test.each([
  ['one line', 'one line', '', ''],
  ['a\n\n b \r\nc', 'a', 'b', 'c'],
  ['a\nb\nc\nd', 'a', 'b', 'c d'],
])('%j becomes three lines', (text, address1, address2, address3) => {
  expect(asEntered(text)).toEqual({ address1, address2, address3 });
});
