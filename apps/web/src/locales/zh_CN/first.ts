import verify from '@alpaca/contract/locales/zh_CN/verify.json';
import common from './common.json';
import user from './user.json';

/** What the login layout needs, in one piece. */
export const texts = { common, user, verify };
