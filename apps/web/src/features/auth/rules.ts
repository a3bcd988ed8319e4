import '../../shared/lib/zod.ts';
import { isOwnPassword, register, resetPassword, setFirstPassword } from '@alpaca/contract';
import { by, type Rule, sameAs } from '../../shared/form/rules.ts';
import { captcha } from './loginRules.ts';

const plain = by(register.body.shape.password);
type About = 'username' | 'mobile' | 'email' | 'companyName';

/** Neither one that everybody tries nor one that is made of what this very form says. */
const newPassword: Rule<About> = (value, { username, mobile, email, companyName }) =>
  plain(value, {}) ??
  (isOwnPassword(value, [username, mobile, email, companyName]) ? 'web.verify.81' : null);

export const registerRules = {
  companyName: by(register.body.shape.companyName),
  username: by(register.body.shape.username),
  password: newPassword,
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
