import type { Language, LoginResult, UserInfo } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { allDictItems } from '../dictionaries/index.ts';
import { settingsOf } from '../system/index.ts';
import type { UserRow } from './users.repository.ts';

const neutral = (value: string | null) => value ?? '';

type Standing = Pick<UserInfo, 'mustSetUp' | 'idleMinutes'>;

const userInfo = (ctx: Ctx, user: UserRow, standing: Standing): UserInfo => ({
  id: user.id,
  username: user.username,
  nickName: user.nick_name,
  realname: user.realname,
  avatar: user.avatar_url,
  userCode: neutral(user.merchant_code),
  kind: user.kind as UserInfo['kind'],
  isIt: user.is_it,
  ...standing,
  phone: neutral(user.phone),
  email: neutral(user.email),
  language: user.language as Language,
  // The tenant's own people have nothing to activate.
  authStatus: user.kind === 'merchant' ? (user.activation_status ?? 0) : 1,
  tenantCompanyNameLogoImg: ctx.tenant.logoUrl,
  tenantCustomBusinessList: [
    { code: ctx.tenant.code, name: ctx.lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh },
  ],
});

/** What a page needs to know of its user, in the language it speaks now. */
export const signedInInfo = async (
  ctx: Ctx,
  user: UserRow,
  mustSetUp: boolean,
): Promise<Omit<LoginResult, 'token'>> => {
  const { staffIdleMinutes } = await settingsOf(ctx, 'staffIdleMinutes');
  const idleMinutes = user.kind === 'merchant' ? 0 : staffIdleMinutes;
  return {
    userInfo: userInfo(ctx, user, { mustSetUp, idleMinutes }),
    sysAllDictItems: await allDictItems(ctx),
    lang: ctx.lang,
  };
};
