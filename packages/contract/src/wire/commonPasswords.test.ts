import { expect, test } from 'vitest';
import { isCommonPassword, isOwnPassword } from './commonPasswords.ts';
import { Password } from './fields.ts';

test.each([
  'Password1',
  'P4ssw0rd12',
  'Alpaca2026',
  '123alpaca',
  'Admin888',
  'woaini520',
  'qwer1234',
  '1qaz2wsx',
  'a1234567',
  'aa123456',
  'abc12345',
  'Qwerty2024',
  'asdf4321',
  'zzzz1111',
])('%s is what everybody tries first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(Password.safeParse(password).error?.issues[0]?.message).toBe('web.verify.81');
});

test.each(['Newpass123', 'k7m2p9x4', 'Another123', 'Recognisable1', 'blue7river', 'horse42staple'])(
  '%s is not',
  (password) => {
    expect(Password.safeParse(password).success).toBe(true);
  },
);

test.each([
  ['Starfield2026', ['starfield']],
  ['a13800000001', ['13800000001']],
  ['x00000001', ['13800000001']],
  ['Owner2026', ['owner@kapok.example']],
  ['Seabreeze9', ['Sea Breeze Ltd', 'seabreeze']],
])('%s is made of what everybody knows of its user', (password, known) => {
  expect(isOwnPassword(password, known)).toBe(true);
});

test('a user whose name is short, or not told, may have any', () => {
  expect(isOwnPassword('li8blue7river', ['li', null, undefined, '某某公司'])).toBe(false);
});
