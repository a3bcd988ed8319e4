import { typed } from '../../shared/form/rules.ts';

/** What the login page checks before it sends; loginRules.test.ts holds it against the contract. */
export const captcha = typed({ max: 8, empty: 'web.verify.6' });

export const loginRules = { username: typed({ max: 100 }), password: typed({ max: 100 }), captcha };
