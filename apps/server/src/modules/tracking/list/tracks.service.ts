import {
  type batchGetOrderTrack,
  countedMost,
  type getStatusCount,
  type latestTracks,
  type listTracks,
  numbersIn,
  type Parsed,
  type Result,
  type TrackDetails,
  type TrackEvent,
  type TrackedParcel,
  type TrackFilter,
  trackStatuses,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Part } from '../../../platform/lists/places.ts';
import { countsOf, readAll, readPage } from '../../../platform/lists/readList.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOrder, numberedOrders } from '../../orders/index.ts';
import { arrivalsOf } from '../stalled/arrival.ts';
import { conditionsOf, isCounted } from './trackFilter.ts';
import * as repo from './trackList.repository.ts';
import { eventTeller, parcelViews } from './trackViews.ts';

export const statusCounts = async (
  ctx: Ctx,
  filter: TrackFilter,
): Promise<Result<typeof getStatusCount>> => {
  const { status: _, ...rest } = filter;
  const counted = isCounted(ctx, rest)
    ? await repo.fromCounters(ctx, rest)
    : await repo.byReading(ctx, await conditionsOf(ctx, rest), countedMost + 1);
  return countsOf(trackStatuses, counted);
};

/** Of all that is listed, what the tab that one is at has. */
const totalOf = async (
  ctx: Ctx,
  { status, ...rest }: TrackFilter,
  conditions: RawBuilder<unknown>,
) => {
  if (!isCounted(ctx, rest)) return repo.countAtMost(ctx, conditions, countedMost + 1);
  const { all, byStatus } = await statusCounts(ctx, rest);
  return status ? byStatus[status] : all;
};

export const list = async (
  ctx: Ctx,
  query: Parsed<typeof listTracks>['body'],
): Promise<Result<typeof listTracks>> => {
  const { pageNo, pageSize, after, sort, ...filter } = query;
  const found = await conditionsOf(ctx, filter);
  const read = (part: Part) => repo.rows(ctx, found, sort, part);
  const count = () => totalOf(ctx, filter, found);
  const { rows, page } = await readPage({ pageNo, pageSize, after }, read, count);
  return { records: await parcelViews(ctx, rows), ...page };
};

const ofOrders = async (ctx: Ctx, ids: readonly string[]) => {
  const these = sql`s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...ids]}::uuid[])`;
  return repo.rows(ctx, these, '-latest', { limit: ids.length });
};

/** Parcels by their orders, as far as anything was told of them. */
export const parcelsOf = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TrackedParcel>> => {
  const parcels = await parcelViews(ctx, await ofOrders(ctx, [...new Set(ids)]));
  return new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
};

/** The latest of some orders' parcels, for whoever shows orders. */
export const latestOf = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<Result<typeof latestTracks>> => {
  const parcels = await parcelsOf(ctx, ids);
  return [...parcels.values()].map(
    ({ orderId, status, actionBy, latest: { time, text, place } }) => ({
      orderId,
      status,
      actionBy,
      time,
      text,
      place,
    }),
  );
};

const numbersOf = ({ latest, trackingNumber }: TrackedParcel, events: readonly TrackEvent[]) => {
  const carrier = [latest, ...events].find(({ source }) => source === 'carrier')?.carrier ?? '';
  return trackingNumber ? [{ carrier, number: trackingNumber }] : [];
};

/** What was told of these parcels, the latest first. */
const eventsOf = async (ctx: Ctx, ids: readonly string[]) => {
  const [rows, tell] = await Promise.all([repo.eventsOf(ctx, ids), eventTeller(ctx)]);
  return (id: string): TrackEvent[] => (rows.get(id) ?? []).map(tell);
};

const detailsOf = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, TrackDetails>> => {
  const [rows, told, arrivals] = await Promise.all([
    ofOrders(ctx, ids),
    eventsOf(ctx, ids),
    arrivalsOf(ctx, ids),
  ]);
  const details = (await parcelViews(ctx, rows)).map((parcel) => {
    const events = told(parcel.orderId);
    const arrival = arrivals.get(parcel.orderId) ?? null;
    return [
      parcel.orderId,
      { parcel, events, arrival, numbers: numbersOf(parcel, events) },
    ] as const;
  });
  return new Map(details);
};

/** What is known of an order's parcel; null before anybody told anything. */
export const trackOf = async (ctx: Ctx, orderId: string): Promise<TrackDetails | null> => {
  await findOrder(ctx, orderId);
  return (await detailsOf(ctx, [orderId])).get(orderId) ?? null;
};

export const detail = async (ctx: Ctx, orderId: string): Promise<TrackDetails> =>
  (await trackOf(ctx, orderId)) ?? refuse('track.nothing');

/** What was told of an order's parcel; none before anybody told anything. */
export const eventsOfOrder = async (ctx: Ctx, orderId: string): Promise<TrackEvent[]> => {
  await findOrder(ctx, orderId);
  return (await eventsOf(ctx, [orderId]))(orderId);
};

/** Each number with the latest parcel that has it, in the order in which they were asked. */
export const byNumbers = async (
  ctx: Ctx,
  typed: string,
): Promise<Result<typeof batchGetOrderTrack>> => {
  const asked = numbersIn(typed).numbers;
  const found = await numberedOrders(ctx, asked);
  // The latest comes first; a number that was given back may have older ones.
  const idOf = new Map(found.toReversed().map(({ id, number }) => [number, id]));
  const details = await detailsOf(ctx, [...new Set(idOf.values())]);
  return asked.map((number) => ({ number, track: details.get(idOf.get(number) ?? '') ?? null }));
};

/** All that a filter finds, in batches by the list's order. */
export async function* batches(ctx: Ctx, filter: TrackFilter, size = 500) {
  const conditions = await conditionsOf(ctx, filter);
  const read = readAll(size, (part) => repo.rows(ctx, conditions, '-latest', part));
  for await (const rows of read) yield await parcelViews(ctx, rows);
}

/** An event and whose it is: both have a country of their own. */
export interface ParcelEvent {
  parcel: TrackedParcel;
  event: TrackEvent;
}

/** A row for every event of what a filter finds. */
export async function* eventBatches(ctx: Ctx, filter: TrackFilter) {
  for await (const parcels of batches(ctx, filter, 200)) {
    const told = await eventsOf(
      ctx,
      parcels.map(({ orderId }) => orderId),
    );
    yield parcels.flatMap((parcel) =>
      told(parcel.orderId).map((event): ParcelEvent => ({ parcel, event })),
    );
  }
}
