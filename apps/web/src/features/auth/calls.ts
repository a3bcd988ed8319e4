import type {
  CallSpec,
  getCaptcha,
  LoginResult,
  login,
  Request,
  SecondStep,
} from '@alpaca/contract';
import i18next from 'i18next';
import { create } from 'zustand';
import { ApiError } from '../../shared/api/error.ts';
import { light } from '../../shared/api/light.ts';
import { request } from '../../shared/api/request.ts';
import { adoptLanguage } from '../../shared/store/language.ts';
import { say } from '../../shared/store/notice.ts';
import { openSession } from '../../shared/store/session.ts';

export type Body<C extends CallSpec> = Request<C> extends { body: infer B } ? B : never;

const post = { method: 'POST', body: 'json' } as const;

const calls = {
  login: light<typeof login>({ ...post, path: '/alpaca-auth/login', noStore: true }),
  captcha: light<typeof getCaptcha>({
    method: 'GET',
    path: '/alpaca-auth/captcha',
    noStore: true,
  }),
};

/** The guard sees the session and goes where the person wanted to. */
export const enter = (result: LoginResult) => {
  openSession(result);
  // Whoever belongs to no business of the tenant finds most pages empty, and should know why.
  if (result.userInfo.tenantCustomBusinessList.length === 0) {
    const title = i18next.t('common:system');
    // Longer than most: the shell has yet to come.
    say('warning', i18next.t('common:error.noDepartment'), { title, forMs: 10_000 });
  }
  adoptLanguage(result.lang);
};

/** What more a sign-in asks for whose password was right. */
export const useSecondStep = create<{ step: SecondStep | null }>(() => ({ step: null }));

export const orAskMore = (error: unknown) => {
  if (!(error instanceof ApiError && error.secondStep)) throw error;
  useSecondStep.setState({ step: error.secondStep });
};

export const signIn = (body: Body<typeof login>) =>
  request(calls.login, { body }).then(enter, orAskMore);

export const fetchCaptcha = (signal: AbortSignal) => request(calls.captcha, {}, { signal });
