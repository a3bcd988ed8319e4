import { patterns } from '@alpaca/contract';
import { typed } from '../../shared/form/rules.ts';
import { captcha } from './loginRules.ts';

/** What signing in by phone checks before it sends; loginRules.test.ts holds it against the contract. */
export const phoneRules = {
  mobile: typed({ max: 20, empty: 'web.verify.3', pattern: [patterns.mobile, 'web.verify.4'] }),
  captcha,
  code: typed({ max: 8, empty: 'web.verify.7', pattern: [patterns.code, 'web.verify.7'] }),
};
