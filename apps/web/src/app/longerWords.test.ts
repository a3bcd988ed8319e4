import { expect, test } from 'vitest';
import { longer } from './longerWords.ts';

test.each([
  ['Save', 'SSaave'],
  ['Order list', 'OOrrder lliist'],
  ['订单列表', '订订单单列表'],
  ['12 of 30', '12 oof 30'],
  ['See <a>it</a>', 'SSeee <a>iit</a>'],
])('“%s” becomes “%s”', (text, expected) => {
  expect(longer(text)).toBe(expected);
});
