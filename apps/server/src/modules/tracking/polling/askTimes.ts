import type { TrackStage } from '@alpaca/contract';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long to wait before a carrier is asked again, by where the parcel is: it moves soon, or not for days. */
const waits: Readonly<Record<TrackStage, number>> = {
  announced: 6 * hourMs,
  received: 12 * hourMs,
  dispatched: 6 * hourMs,
  linehaul: 4 * hourMs,
  customs: 4 * hourMs,
  inTransit: 3 * hourMs,
  outForDelivery: 30 * minuteMs,
  readyForPickup: 12 * hourMs,
  attemptFailed: 2 * hourMs,
  delivered: 0,
  returning: 12 * hourMs,
  returned: 0,
};

/** Why nobody is asked any more. */
export type Retired = 'ended' | 'neverScanned' | 'silent' | 'tooOld';

export interface Asked {
  stage: TrackStage | null;
  /** When the latest was told of, and when it was begun to be followed. */
  latestAt: Date;
  begunAt: Date;
}

const neverScannedDays = 45;
const silentDays = 90;
const oldDays = 180;

const retiredOf = ({ stage, latestAt, begunAt }: Asked, now: number): Retired | null => {
  const isEnded = stage === 'delivered' || stage === 'returned';
  if (isEnded) return 'ended';
  if (now - begunAt.getTime() > oldDays * dayMs) return 'tooOld';
  const silentMs = now - latestAt.getTime();
  if ((stage ?? 'announced') === 'announced' && silentMs > neverScannedDays * dayMs) {
    return 'neverScanned';
  }
  return silentMs > silentDays * dayMs ? 'silent' : null;
};

/** The longer nothing was told, the rarer it is worth asking. */
const slowdown = (silentMs: number) => {
  if (silentMs > 21 * dayMs) return 4;
  return silentMs > 7 * dayMs ? 2 : 1;
};

/** When a carrier is asked next about a parcel, or why it is not. */
export const nextAsk = (
  asked: Asked,
  now = Date.now(),
): { askAt: Date; retired: null } | { askAt: null; retired: Retired } => {
  const retired = retiredOf(asked, now);
  if (retired) return { askAt: null, retired };
  const wait = waits[asked.stage ?? 'announced'] * slowdown(now - asked.latestAt.getTime());
  return { askAt: new Date(now + wait), retired: null };
};
