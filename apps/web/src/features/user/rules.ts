import '../../shared/lib/zod.ts';
import { register, resetPassword, setFirstPassword } from '@alpaca/contract';
import { by, sameAs } from '../../shared/form/rules.ts';
import { captcha } from './loginRules.ts';

export const registerRules = {
  companyName: by(register.body.shape.companyName),
  username: by(register.body.shape.username),
  password: by(register.body.shape.password),
  confirm: sameAs('password'),
  email: by(register.body.shape.email),
  mobile: by(register.body.shape.mobile, 'web.verify.3'),
  captcha,
  code: by(register.body.shape.code, 'web.verify.7'),
};

export const resetRules = {
  account: by(resetPassword.body.shape.account),
  captcha,
  code: by(resetPassword.body.shape.code, 'web.verify.7'),
  password: by(resetPassword.body.shape.password),
  confirm: sameAs('password'),
};

export const firstRules = {
  password: by(setFirstPassword.body.shape.password),
  confirm: sameAs('password'),
};
