import { login, phoneLogin, register, resetPassword, sendSmsCode } from '@alpaca/contract';
import { by, sameAs } from '../../shared/form/rules.ts';

const captcha = by(sendSmsCode.body.shape.captcha, 'web.verify.6');

export const loginRules = {
  username: by(login.body.shape.username),
  password: by(login.body.shape.password),
  captcha,
};

export const phoneRules = {
  mobile: by(phoneLogin.body.shape.mobile, 'web.verify.3'),
  captcha,
  code: by(phoneLogin.body.shape.code, 'web.verify.7'),
};

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
