import { constants, type UserInfo } from '@alpaca/contract';
import { useExpired } from './expired.ts';
import { currentToken, useSession } from './session.ts';
import { local } from './shelves.ts';

/** The session goes on under another token: its person proved who they are. */
export const renewToken = (token: string) => {
  local.set('token', token, constants.sessionMs);
  useSession.setState({ token });
};

/** As another tab has renewed it for the same person. */
const follow = () => {
  const { token, user } = useSession.getState();
  const kept = local.get<string>('token');
  const isMine = local.get<UserInfo>('user')?.id === user?.id;
  if (token && kept && kept !== token && isMine) useSession.setState({ token: kept });
};

let told = false;

// Told once: whoever closed the dialog to copy what they typed knows it.
const look = () => {
  follow();
  if (told || currentToken() === null || local.get('token') !== null) return;
  told = true;
  useExpired.setState({ expired: true });
};

// A session of seven days ends while nobody looks, so there is no hurry to notice.
const everyMs = 60_000;

/** Watches over the session of an open page. */
export const watchSession = () => {
  look();
  const timer = setInterval(look, everyMs);
  // 'storage' tells of other tabs; the others of someone who comes back.
  const events = ['storage', 'focus', 'pageshow'];
  for (const name of events) window.addEventListener(name, look);
  return () => {
    clearInterval(timer);
    for (const name of events) window.removeEventListener(name, look);
  };
};
