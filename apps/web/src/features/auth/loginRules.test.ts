import { login, phoneLogin, sendSmsCode } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { by } from '../../shared/form/rules.ts';
import { loginRules } from './loginRules.ts';
import { phoneRules } from './phoneRules.ts';

const values = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  'a',
  ' a ',
  'a b',
  'x'.repeat(8),
  'x'.repeat(9),
  'x'.repeat(20),
  'x'.repeat(21),
  'x'.repeat(100),
  'x'.repeat(101),
  ` ${'x'.repeat(100)} `,
  '13800138000',
  ' 13800138000 ',
  '12800138000',
  '1380013800',
  '+14155550100',
  '+0415555',
  '123456',
  ' 123456',
  '12345',
  '1234567',
  '12345a',
  '１２３４５６',
];

test.each([
  ['username', loginRules.username, by(login.body.shape.username)],
  ['password', loginRules.password, by(login.body.shape.password)],
  ['captcha', loginRules.captcha, by(sendSmsCode.body.shape.captcha, 'web.verify.6')],
  ['mobile', phoneRules.mobile, by(phoneLogin.body.shape.mobile, 'web.verify.3')],
  ['code', phoneRules.code, by(phoneLogin.body.shape.code, 'web.verify.7')],
])('the login page says of %s what the contract says', (_name, rule, contract) => {
  const said = values.map((value) => [value, rule(value, {})]);
  expect(said).toEqual(values.map((value) => [value, contract(value, {})]));
});
