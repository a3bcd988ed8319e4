import { constants } from '@alpaca/contract';
import i18next from 'i18next';
import { loginFor } from '../lib/redirect.ts';
import { useExpired } from '../store/expired.ts';
import { say } from '../store/notice.ts';
import { closeSession, forgetSession } from '../store/session.ts';
import { hasUnsaved } from '../store/unsaved.ts';

let over = false;
let waiting = false;

const here = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * The server no longer knows the token (401, or code 2). Ten calls may learn it at once; the person
 * is told once, for 4 s, and logged out once. Then the guard shows the login page, which leads back
 * here, and the page is loaded again after 1.5 s.
 *
 * Only where a form holds unsaved work the page is not torn away: the dialog with its re-login
 * button comes over it, so that the work can still be read and copied (see store/expired.ts).
 */
export const sessionOver = () => {
  // Someone closed the dialog and went on working: each try brings it back.
  if (waiting) useExpired.setState({ expired: true });
  if (over) return;
  over = true;
  say('error', i18next.t('common:error.401'), { title: i18next.t('common:system') });
  if (hasUnsaved()) {
    waiting = true;
    forgetSession();
    useExpired.setState({ expired: true });
    return;
  }
  closeSession();
  setTimeout(() => window.location.reload(), constants.logoutReloadMs);
};

/** What the dialog's button does: a fresh page, login first, and back to where one was. */
export const signInAgain = () => {
  forgetSession();
  window.location.assign(loginFor(here()));
};
