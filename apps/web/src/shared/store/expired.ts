import { create } from 'zustand';
import { currentToken } from './session.ts';
import { local } from './shelves.ts';

/**
 * Whether the login-expired dialog is on show. It comes where a session ends under an open page
 * without a call having failed for it: its seven days are over, or another tab signed out. Nothing
 * was refused and someone may be in the middle of something, so the page stays until they press
 * the re-login button. A call that fails for it (401) ends the session as sessionOver.ts says, with
 * this same dialog only where unsaved work would be lost.
 */
export const useExpired = create<{ expired: boolean }>(() => ({ expired: false }));

let told = false;

// Told once: whoever closed the dialog to copy what they typed knows it.
const look = () => {
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
