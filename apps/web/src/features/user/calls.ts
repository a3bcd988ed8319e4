import type {
  CallSpec,
  getCaptcha,
  LoginResult,
  login,
  phoneLogin,
  Request,
  sendSmsCode,
  thirdLogin,
} from '@alpaca/contract';
import i18next from 'i18next';
import { light } from '../../shared/api/light.ts';
import { request } from '../../shared/api/request.ts';
import { adoptLanguage } from '../../shared/store/language.ts';
import { say } from '../../shared/store/notice.ts';
import { openSession } from '../../shared/store/session.ts';

type Body<C extends CallSpec> = Request<C> extends { body: infer B } ? B : never;

const post = { method: 'POST', body: 'json' } as const;

const calls = {
  login: light<typeof login>({ ...post, path: '/alpaca-auth/login', noStore: true }),
  phoneLogin: light<typeof phoneLogin>({ ...post, path: '/alpaca-auth/phoneLogin', noStore: true }),
  thirdLogin: light<typeof thirdLogin>({ ...post, path: '/alpaca-auth/thirdLogin', noStore: true }),
  captcha: light<typeof getCaptcha>({
    method: 'GET',
    path: '/alpaca-auth/captcha',
    noStore: true,
  }),
  sendSmsCode: light<typeof sendSmsCode>({ ...post, path: '/alpaca-auth/sendSmsCode' }),
};

/** The guard sees the session and goes where the person wanted to. */
const enter = (result: LoginResult) => {
  openSession(result);
  // Whoever belongs to no business of the tenant finds most pages empty, and should know why.
  if (result.userInfo.tenantCustomBusinessList.length === 0) {
    const title = i18next.t('common:system');
    // Longer than most: the shell has yet to come.
    say('warning', i18next.t('common:error.noDepartment'), { title, forMs: 10_000 });
  }
  adoptLanguage(result.lang);
};

export const signIn = async (body: Body<typeof login>) =>
  enter(await request(calls.login, { body }));

export const signInByPhone = async (body: Body<typeof phoneLogin>) =>
  enter(await request(calls.phoneLogin, { body }));

export const signInByCode = async (token: string) =>
  enter(await request(calls.thirdLogin, { body: { token } }));

export const fetchCaptcha = (signal: AbortSignal) => request(calls.captcha, {}, { signal });

export const sendCode = (body: Body<typeof sendSmsCode>) => request(calls.sendSmsCode, { body });
