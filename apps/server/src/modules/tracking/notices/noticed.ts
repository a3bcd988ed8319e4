import { type MessageKind, type TrackFact, type TrackStage, trackActionBy } from '@alpaca/contract';
import type { Kept } from '../intake/states.repository.ts';

export type TrackNotice = Extract<MessageKind, `track.${string}`>;

const ofStage: Partial<Record<TrackStage, TrackNotice>> = {
  dispatched: 'track.underWay',
  linehaul: 'track.underWay',
  inTransit: 'track.underWay',
  outForDelivery: 'track.outForDelivery',
  readyForPickup: 'track.needsAction',
  attemptFailed: 'track.needsAction',
  delivered: 'track.delivered',
  returning: 'track.returning',
  returned: 'track.returning',
};

const ended: readonly TrackNotice[] = ['track.delivered', 'track.returning'];

/** What merchants may wish to hear of a parcel that is here for this reason. */
export const noticeOf = ({
  stage,
  reason,
}: Pick<TrackFact, 'stage' | 'reason'>): TrackNotice | null => {
  const kind = (stage && ofStage[stage]) ?? null;
  if (stage === null || (kind && ended.includes(kind))) return kind;
  return trackActionBy(reason) ? 'track.needsAction' : kind;
};

const hourMs = 3_600_000;
/** What is told later than this is history and no news: a carrier's page read for the first time, an old sheet. */
const freshHours = 48;

export interface Noticed {
  orderId: string;
  merchantId: string;
  kind: TrackNotice;
  stage: string;
  reason: string | null;
  at: Date;
}

/** What is news of a parcel whose state has changed: only what happened lately, and last of all. */
export const noticedOf = (
  { orderId, merchantId, state: { stage: fact, latest } }: Kept,
  now: number,
): Noticed | null => {
  const kind = fact && noticeOf(fact);
  if (!kind || !fact.stage || now - fact.at > freshHours * hourMs) return null;
  if (fact.key !== latest?.key || fact.at !== latest.at) return null;
  const { stage, reason } = fact;
  return { orderId, merchantId, kind, stage, reason, at: new Date(fact.at) };
};
