import verify from '@alpaca/contract/texts/verify.en_US.json';
import user from '../../../features/auth/texts/user.en_US.json';
import common from '../../../shared/texts/common.en_US.json';

/** What the login layout needs, in one piece. */
export const texts = { common, user, verify };
