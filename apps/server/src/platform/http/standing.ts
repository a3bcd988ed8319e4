import type { CallSpec, RefusalKey } from '@alpaca/contract';
import type { Session } from '../context.ts';

// Long enough to answer the question and send the call again, and little more.
const justNowMs = 2 * 60_000;

const confirmed = (session: Session, how: NonNullable<CallSpec['confirms']>, now: number) =>
  now - session.confirmedAt < (how === 'now' ? justNowMs : session.confirmedForMs);

/** Why a session may not make a call at this moment, though its person has the permission. */
export const hindrance = (session: Session, call: CallSpec): RefusalKey | null => {
  const now = Date.now();
  const even = call.even ?? [];
  if (session.mustSetUp && !even.includes('settingUp')) return 'session.setUpFirst';
  const locked = session.locksAt !== null && session.locksAt <= now;
  if (locked && !even.includes('locked')) return 'session.locked';
  if (call.confirms && !confirmed(session, call.confirms, now)) return 'session.confirmAgain';
  return null;
};
