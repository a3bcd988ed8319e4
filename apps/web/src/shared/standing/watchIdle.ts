import { markActive } from '@alpaca/contract';
import { request } from '../api/request.ts';
import { useSession } from '../store/session.ts';
import { local } from '../store/shelves.ts';
import { idleState, type Mark } from './idle.ts';
import { settle, useStanding } from './store.ts';

const lookEveryMs = 10_000;
const tellEveryMs = 60_000;
// A hand moves far more often than it is worth writing down.
const keepEveryMs = 2_000;

// The end of the token is enough to tell sessions apart.
const nameOf = (token: string) => token.slice(-12);

const state = () => {
  const { token, user } = useSession.getState();
  if (!token || !user) return null;
  const kept = local.get<Mark>('activeAt');
  const now = Date.now();
  return { now, ...idleState(kept, nameOf(token), { now, idleMinutes: user.idleMinutes ?? 0 }) };
};

const keep = (mark: Mark) => local.set('activeAt', mark);

/** Proved: what was idle is not, in this tab and in the others. */
export const markHere = () => {
  const { token } = useSession.getState();
  if (token) keep({ token: nameOf(token), at: Date.now() });
};

/** Locks the page where nobody has touched any tab for long enough, unlocks it where another did. */
const look = () => {
  const found = state();
  if (!found) return;
  keep(found.mark);
  const { locked } = useStanding.getState();
  if (found.locked && !locked) useStanding.setState({ locked: true });
  // Another tab was unlocked; what waits in this one goes on.
  if (!found.locked && locked && found.now - found.mark.at < lookEveryMs) settle(true);
};

let toldAt = 0;
let telling: ReturnType<typeof setTimeout> | undefined;

const tell = () => {
  telling = undefined;
  toldAt = Date.now();
  // Whatever is wrong with the session is told by what the person does next.
  request(markActive).catch(() => {});
};

/**
 * A person's hand, and nothing else, keeps a session of the staff awake: what pages ask by themselves
 * does not count. The server hears of it at most once a minute.
 */
const touched = () => {
  const found = state();
  if (!found || found.locked || useStanding.getState().locked) return look();
  if (found.now - found.mark.at > keepEveryMs) keep({ ...found.mark, at: found.now });
  if (!useSession.getState().user?.idleMinutes) return;
  telling ??= setTimeout(tell, Math.max(0, toldAt + tellEveryMs - found.now));
};

const hands = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
const returns = ['storage', 'focus', 'pageshow'];

export const watchIdle = () => {
  look();
  const timer = setInterval(look, lookEveryMs);
  for (const name of hands) {
    window.addEventListener(name, touched, { passive: true, capture: true });
  }
  for (const name of returns) window.addEventListener(name, look);
  return () => {
    clearInterval(timer);
    clearTimeout(telling);
    telling = undefined;
    for (const name of hands) window.removeEventListener(name, touched, { capture: true });
    for (const name of returns) window.removeEventListener(name, look);
  };
};
