import { useExpired } from './expired.ts';
import { currentToken } from './session.ts';
import { local } from './shelves.ts';

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
