import { constants, type LoginResult, type UserInfo } from '@alpaca/contract';
import { create } from 'zustand';
import { dropDictionaries, keepDictionaries } from './dictionaries.ts';
import { local } from './shelves.ts';

interface Session {
  token: string | null;
  user: UserInfo | null;
}

export const useSession = create<Session>(() => ({
  token: local.get('token'),
  user: local.get('user'),
}));

export const currentToken = () => useSession.getState().token;

export const openSession = ({ token, userInfo, sysAllDictItems }: LoginResult) => {
  local.set('token', token, constants.sessionMs);
  local.set('user', userInfo, constants.sessionMs);
  keepDictionaries(sysAllDictItems);
  useSession.setState({ token, user: userInfo });
};

export const refreshUser = (user: UserInfo) => {
  local.set('user', user, constants.sessionMs);
  useSession.setState({ user });
};

/** Takes the session off the disk; the page on screen keeps its copy until it is left. */
export const forgetSession = () => {
  for (const name of ['token', 'user']) local.remove(name);
  dropDictionaries();
};

/** Ends the session at once: the guard sees it and goes to login. */
export const closeSession = () => {
  forgetSession();
  useSession.setState({ token: null, user: null });
};
