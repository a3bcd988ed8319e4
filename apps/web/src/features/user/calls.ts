import {
  getCaptcha,
  type LoginResult,
  login,
  phoneLogin,
  type Request,
  register,
  resetPassword,
  sendResetCode,
  sendSmsCode,
  thirdLogin,
} from '@alpaca/contract';
import { request } from '../../shared/api/request.ts';
import { adoptLanguage } from '../../shared/store/language.ts';
import { openSession } from '../../shared/store/session.ts';

export * from './rules.ts';

type Body<C extends { body: unknown } & Parameters<typeof request>[0]> =
  Request<C> extends {
    body: infer B;
  }
    ? B
    : never;

/** The guard sees the session and goes where the person wanted to. */
const enter = (result: LoginResult) => {
  openSession(result);
  adoptLanguage(result.lang);
};

export const signIn = async (body: Body<typeof login>) => enter(await request(login, { body }));

export const signInByPhone = async (body: Body<typeof phoneLogin>) =>
  enter(await request(phoneLogin, { body }));

export const signInByCode = async (token: string) =>
  enter(await request(thirdLogin, { body: { token } }));

export const fetchCaptcha = (signal: AbortSignal) => request(getCaptcha, {}, { signal });

export const sendCode = (body: Body<typeof sendSmsCode>) => request(sendSmsCode, { body });

export const sendCodeForReset = (body: Body<typeof sendResetCode>) =>
  request(sendResetCode, { body });

export const registerMerchant = (body: Body<typeof register>, key: string) =>
  request(register, { body }, { key });

export const setNewPassword = (body: Body<typeof resetPassword>) =>
  request(resetPassword, { body });
