import verify from '@alpaca/contract/texts/verify.zh_CN.json';
import user from '../../../features/auth/texts/user.zh_CN.json';
import common from '../../../shared/texts/common.zh_CN.json';

/** What the login layout needs, in one piece. */
export const texts = { common, user, verify };
