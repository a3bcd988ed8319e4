import { type LoginResult, login, logout, phoneLogin, type Request } from '@alpaca/contract';
import { request } from '../../shared/api/request.ts';
import { loginPath } from '../../shared/lib/paths.ts';
import { adoptLanguage } from '../../shared/store/language.ts';
import { forgetSession, openSession } from '../../shared/store/session.ts';

/** The guard sees the session and goes where the person wanted to. */
export const enter = (result: LoginResult) => {
  openSession(result);
  adoptLanguage(result.lang);
};

export const signIn = async (body: Request<typeof login>['body']) =>
  enter(await request(login, { body }));

export const signInByPhone = async (body: Request<typeof phoneLogin>['body']) =>
  enter(await request(phoneLogin, { body }));

export const signOut = async () => {
  // A token that the server could not revoke now expires by itself; the person still leaves.
  await request(logout).catch(() => null);
  forgetSession();
  // A fresh page, so that nothing of this person's data stays in memory for the next.
  window.location.replace(loginPath);
};
