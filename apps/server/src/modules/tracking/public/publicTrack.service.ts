import {
  type getTrackLink,
  type Result,
  type TrackEvent,
  type TrackReason,
  type TrackStage,
  type TrackStatus,
  trackStageSpecs,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOrder } from '../../orders/index.ts';
import { countryName } from '../../system/index.ts';
import { eventsOf } from '../list/trackList.repository.ts';
import { eventTeller } from '../list/trackViews.ts';
import { arrivalsOf } from '../stalled/arrival.ts';
import { linkCode, orderOfCode } from './linkCode.ts';
import { pagePath } from './pagePath.ts';
import * as repo from './publicTrack.repository.ts';

export interface PublicEvent {
  /** By the clock of its place. */
  statedTime: string;
  stage: TrackStage | null;
  text: string;
  /** What its carrier said; empty for who only knows a number. */
  words: string;
  place: string;
}

/** A parcel as its page shows it. */
export interface PublicTrack {
  numbers: readonly string[];
  /** Asked by its link, not by a number that anybody may guess. */
  isHolder: boolean;
  status: TrackStatus;
  stage: TrackStage | null;
  reason: TrackReason | null;
  /** The latest first. */
  events: readonly PublicEvent[];
  /** The statuses of its way, as far as it came by them or will. */
  way: readonly TrackStatus[];
  /** When it should arrive, as far as others of its kind tell; only for who holds the link. */
  arrival: { from: string; to: string } | null;
}

const isTheirs = ({ source }: TrackEvent) => source === 'carrier' || source === 'sheet';

// What a carrier calls a place may be a street or a postcode, and its words may name who signed: neither is
// for who only knows a number.
const placeOf = ({ lang }: Ctx, event: TrackEvent, isHolder: boolean): string => {
  const isShown = isHolder || !isTheirs(event) || !/\p{N}/u.test(event.place);
  const country = event.countryCode && countryName(lang, event.countryCode);
  const parts = [isShown && event.place, country].filter(Boolean);
  return parts.join(lang === 'zh_CN' ? '，' : ', ');
};

const eventFor = (ctx: Ctx, event: TrackEvent, isHolder: boolean): PublicEvent => {
  // Of a code that nobody knows there are only those words.
  const isSaid = isTheirs(event) && event.stage === null;
  const text = isSaid && !isHolder ? '' : event.text;
  return {
    statedTime: event.statedTime,
    stage: event.stage,
    text: text || words(ctx.lang, 'trackPage.news'),
    words: isHolder && isTheirs(event) && event.words !== text ? event.words : '',
    place: placeOf(ctx, event, isHolder),
  };
};

const wholeWay = ['ordered', 'inStock', 'outOfStock', 'online', 'delivered'] as const;
const ofWarehouse: readonly TrackStatus[] = ['inStock', 'outOfStock'];

/** What never passed our warehouse does not seem to have. */
const wayOf = (status: TrackStatus, events: readonly TrackEvent[]): TrackStatus[] => {
  const way: TrackStatus[] =
    status === 'chargedBack' ? [...wholeWay.slice(0, -1), status] : [...wholeWay];
  const seen = new Set(events.map(({ stage }) => stage && trackStageSpecs[stage].status));
  const isPassed = (one: TrackStatus) => way.indexOf(one) < way.indexOf(status);
  return way.filter((one) => !ofWarehouse.includes(one) || !isPassed(one) || seen.has(one));
};

const trackOf = async (
  ctx: Ctx,
  { id, status, stage, reason }: repo.PublicRow,
  { numbers, isHolder }: Pick<PublicTrack, 'numbers' | 'isHolder'>,
): Promise<PublicTrack> => {
  const [rows, tell, arrivals] = await Promise.all([
    eventsOf(ctx, [id]),
    eventTeller(ctx),
    arrivalsOf(ctx, isHolder ? [id] : []),
  ]);
  const events = (rows.get(id) ?? []).map(tell);
  return {
    numbers,
    isHolder,
    status,
    stage,
    reason,
    way: wayOf(status, events),
    arrival: arrivals.get(id) ?? null,
    events: events.map((event) => eventFor(ctx, event, isHolder)),
  };
};

// PostgreSQL takes no NUL, and no number is longer.
const looksLikeNumber = /^[^\0]{1,64}$/;

/** What anybody may know by a number alone: where the parcel is, and nothing of whom or whose. */
export const byNumber = async (ctx: Ctx, typed: string): Promise<PublicTrack | null> => {
  const number = looksLikeNumber.test(typed) ? typed : '';
  const found = await repo.numbered(ctx, number);
  return found ? trackOf(ctx, found, { numbers: [number], isHolder: false }) : null;
};

const nobody = '00000000-0000-0000-0000-000000000000';

/** What whoever holds the link may know. A wrong code asks as much of us as a parcel that is gone. */
export const byCode = async (ctx: Ctx, code: string): Promise<PublicTrack | null> => {
  const found = await repo.ofOrder(ctx, orderOfCode(ctx, code) ?? nobody);
  if (!found) return null;
  const numbers = [found.order_no, found.tracking_number].filter(Boolean);
  return trackOf(ctx, found, { numbers, isHolder: true });
};

/** Where a parcel's page is, for whomever its merchant gives that to. */
export const linkOf = async (ctx: Ctx, orderId: string): Promise<Result<typeof getTrackLink>> => {
  await findOrder(ctx, orderId);
  if (!(await repo.ofOrder(ctx, orderId))) return refuse('track.nothing');
  return { path: `${pagePath}/${linkCode(ctx, orderId)}` };
};
