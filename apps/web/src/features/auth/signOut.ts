import { logout } from '@alpaca/contract';
import { request } from '../../shared/api/request.ts';
import { loginPath } from '../../shared/lib/paths.ts';
import { forgetMine } from '../../shared/store/forgetMine.ts';
import { forgetSession } from '../../shared/store/session.ts';

export const signOut = async () => {
  // A token that the server could not revoke now expires by itself; the person still leaves.
  await request(logout).catch(() => null);
  forgetMine();
  // Open forms keep what is in them as the page goes; this comes after them.
  window.addEventListener('pagehide', forgetMine);
  forgetSession();
  // A fresh page, so that nothing of this person's data stays in memory for the next.
  window.location.replace(loginPath);
};
