import type {
  Language,
  TrackEvent,
  TrackedParcel,
  TrackReason,
  TrackStage,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { parcelFactsOf } from '../../../platform/lists/parcelFacts.ts';
import { productNames } from '../../rates/index.ts';
import { openWarehouses } from '../../warehouses/index.ts';
import { underWay } from './trackFilter.ts';
import type { EventRow, TrackRow } from './trackList.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What is told later than this is marked as late. */
const lateHours = 12;

type Told = Pick<EventRow, 'stage' | 'reason' | 'words' | 'code' | 'source'>;

/** In the reader's words; of a code that nobody knows, what was said. */
export const textOf = (lang: Language, { stage, reason, words: said, code, source }: Told) => {
  if (source === 'milestone') return words(lang, `milestone.${code}`);
  const parts = [
    ...(stage ? [words(lang, `trackStage.${stage}`)] : []),
    ...(reason ? [words(lang, `trackReason.${reason}`)] : []),
  ];
  return parts.join(' · ') || said || code;
};

/** Names of the tenant's own places, which events have as codes. */
const placeNames = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> => {
  const houses = await openWarehouses(ctx);
  return new Map(houses.map(({ code, name }) => [code, name]));
};

const eventView = (ctx: Ctx, places: ReadonlyMap<string, string>, row: EventRow): TrackEvent => {
  const late = Math.floor((row.told_at.getTime() - row.at.getTime()) / hourMs);
  return {
    time: toWire(row.at, ctx.tenant.zone),
    statedTime: row.stated_at,
    zone: row.zone,
    source: row.source as TrackEvent['source'],
    stage: row.stage as TrackStage | null,
    reason: row.reason as TrackReason | null,
    text: textOf(ctx.lang, row),
    words: row.words,
    place: row.source === 'us' ? (places.get(row.place) ?? row.place) : row.place,
    countryCode: row.country_code,
    carrier: row.carrier,
    code: row.code,
    // What we did ourselves we know at once.
    hoursLate: row.source !== 'us' && late >= lateHours ? late : null,
  };
};

/** How events are told to a reader; what that takes is looked up once for all of them. */
export const eventTeller = async (ctx: Ctx): Promise<(row: EventRow) => TrackEvent> => {
  const places = await placeNames(ctx);
  return (row) => eventView(ctx, places, row);
};

const isUnderWay = (status: string) => underWay.some((one) => one === status);

export const parcelViews = async (
  ctx: Ctx,
  rows: readonly TrackRow[],
  now = Date.now(),
): Promise<TrackedParcel[]> => {
  const [products, places] = await Promise.all([productNames(ctx), placeNames(ctx)]);
  return rows.map((row) => ({
    orderId: row.id,
    ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
    orderStatus: row.order_status as TrackedParcel['orderStatus'],
    status: row.status,
    stage: row.stage as TrackStage | null,
    reason: row.reason as TrackReason | null,
    actionBy: row.action_by as TrackedParcel['actionBy'],
    latest: eventView(ctx, places, row.latest),
    silentDays: isUnderWay(row.status)
      ? Math.max(Math.floor((now - row.latest.at.getTime()) / dayMs), 0)
      : null,
    deliveredTime: row.delivered_at && toWire(row.delivered_at, ctx.tenant.zone),
  }));
};
