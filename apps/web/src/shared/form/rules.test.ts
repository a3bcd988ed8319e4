import { login, phoneLogin, register } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { by, sameAs } from './rules.ts';

const { username, password, email, mobile } = register.body.shape;

test.each([
  [username, '', 'web.verify.0'],
  [username, '   ', 'web.verify.16'],
  [username, 'a b', 'web.verify.26'],
  [username, 'starfield', null],
  [password, '', 'web.verify.0'],
  [password, 'abcdefgh', 'web.verify.15'],
  [password, '12345678', 'web.verify.15'],
  [password, 'a1b2c3d', 'web.verify.15'],
  [password, 'a1b2c3d4e5f6g7h8i', 'web.verify.15'],
  [password, 'k7m2p9x4', null],
  [mobile, '1380013800', 'web.verify.4'],
  [mobile, '13800138000', null],
  [email, '', null],
  [email, 'me@home', 'web.verify.5'],
  [login.body.shape.captcha, 'x'.repeat(9), 'web.verify.25'],
  [phoneLogin.body.shape.code, '12345', 'web.verify.7'],
])('rule %# says what the contract says of %j', (schema, value, key) => {
  expect(by(schema)(value, {})).toBe(key);
});

test('an empty field can have words of its own', () => {
  expect(by(mobile, 'web.verify.3')('', {})).toBe('web.verify.3');
});

test('the repeated password must match', () => {
  const values = { password: 'k7m2p9x4' };
  expect(sameAs('password')('a1b2c3d5', values)).toBe('web.verify.8');
  expect(sameAs('password')('k7m2p9x4', values)).toBeNull();
  expect(sameAs('password')('', { password: '' })).toBe('web.verify.0');
});
