import {
  type askCarrier,
  type getStalled,
  type listStalled,
  type moveStalled,
  type Parsed,
  type Result,
  type StallAct,
  type StalledParcel,
  stallAfter,
  type TrackStage,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOrder, numberedOrders } from '../../orders/index.ts';
import { threadsOf } from '../../threads/index.ts';
import { parcelsOf } from '../list/tracks.service.ts';
import { mailCarrier } from './carrierMail.ts';
import { tellMoved } from './stallStory.ts';
import * as repo from './stalls.repository.ts';

const hourMs = 3_600_000;

const viewsOf = async (ctx: Ctx, rows: readonly repo.StallRow[]): Promise<StalledParcel[]> => {
  const ids = rows.map(({ order_id }) => order_id);
  const [parcels, threads, contacts] = await Promise.all([
    parcelsOf(ctx, ids),
    threadsOf(ctx, 'stall', ids),
    ctx.merchantId ? new Map<string, string>() : repo.contactsOf(ctx),
  ]);
  const wire = (time: Date | null) => time && toWire(time, ctx.tenant.zone);
  return rows.flatMap((row) => {
    const parcel = parcels.get(row.order_id);
    if (!parcel) return [];
    const thread = threads.get(row.order_id);
    const {
      orderStatus: _,
      status: __,
      reason: ___,
      actionBy,
      silentDays,
      deliveredTime,
      ...facts
    } = parcel;
    const until = row.ended_at?.getTime() ?? Date.now();
    return [
      {
        ...facts,
        id: row.id,
        productId: row.product_id ?? '',
        stage: row.stage as TrackStage,
        silentHours: Math.floor((until - row.since.getTime()) / hourMs),
        usualHours: Number(row.usual_hours),
        basis: row.basis,
        samples: row.samples,
        state: row.state,
        noticedTime: toWire(row.noticed_at, ctx.tenant.zone),
        endTime: wire(row.ended_at),
        askedTime: wire(row.asked_at),
        askedCount: row.asked,
        note: ctx.merchantId ? '' : row.note,
        contact: contacts.get(row.product_id ?? '') ?? '',
        revision: row.revision,
        threadId: thread?.id ?? null,
        turn: thread?.turn ?? null,
        unread: thread?.unread ?? 0,
      },
    ];
  });
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, number, ...filter }: Parsed<typeof listStalled>['body'],
): Promise<Result<typeof listStalled>> => {
  const orderIds = number ? (await numberedOrders(ctx, [number])).map(({ id }) => id) : undefined;
  const { state: _, ...rest } = { ...filter, orderIds };
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, byState] = await Promise.all([
    repo.page(ctx, { ...filter, orderIds }, part),
    repo.countByState(ctx, rest),
  ]);
  const records = await viewsOf(ctx, rows);
  return { page: { records, total: rows[0]?.total ?? 0, pageNo, pageSize }, byState };
};

export const get = async (ctx: Ctx, orderId: string): Promise<Result<typeof getStalled>> => {
  await findOrder(ctx, orderId);
  const row = (await repo.lastOf(ctx, orderId)) ?? refuse('stall.notFound');
  const [view] = await viewsOf(ctx, [row]);
  return view ?? refuse('stall.notFound');
};

type Chosen = Parsed<typeof moveStalled>['body']['stalls'];

/** The chosen ones that stand as they were seen and can be moved so; the others with how they stand now. */
const lockChosen = async (ctx: Ctx, chosen: Chosen, act: StallAct) => {
  const locked = await repo.lock(
    ctx,
    chosen.map(({ id }) => id),
  );
  const seen = new Map(chosen.map(({ id, revision }) => [id, revision]));
  if (locked.length < seen.size) refuse('stall.notFound');
  const isAble = ({ id, revision, state }: repo.LockedStall) =>
    revision === seen.get(id) && stallAfter(state, act) !== null;
  const able = locked.filter(isAble);
  const others = locked
    .filter((one) => !isAble(one))
    .map(({ id, order_no, state }) => ({ id, orderNo: order_no, state }));
  ctx.trail?.note({ count: able.length });
  return { able, others };
};

const moveAll = async (
  ctx: Ctx,
  able: readonly repo.LockedStall[],
  act: StallAct,
  note: string | undefined,
) => {
  const [first] = able;
  if (!first) return;
  await repo.move(
    ctx,
    able.map(({ id }) => id),
    {
      state: stallAfter(first.state, act) ?? first.state,
      note: note ?? '',
      isAsked: act === 'ask',
    },
  );
  await tellMoved(ctx, able, act);
};

export const move = (
  ctx: Ctx,
  { stalls, act, note }: Parsed<typeof moveStalled>['body'],
): Promise<Result<typeof moveStalled>> =>
  inTx(ctx, async (ctx) => {
    const { able, others } = await lockChosen(ctx, stalls, act);
    await moveAll(ctx, able, act, note);
    return { done: able.length, others };
  });

/** One mail about all of them; who is asked is remembered for the line. */
export const ask = (
  ctx: Ctx,
  { stalls, email, lang, note }: Parsed<typeof askCarrier>['body'],
): Promise<Result<typeof askCarrier>> =>
  inTx(ctx, async (ctx) => {
    const { able, others } = await lockChosen(ctx, stalls, 'ask');
    const [first] = able;
    if (!first) return { done: 0, others };
    if (able.some(({ product_id }) => product_id !== first.product_id))
      refuse('stall.severalLines');
    await mailCarrier(ctx, able, { email, lang, note: note ?? '' });
    if (first.product_id) await repo.keepContact(ctx, first.product_id, email);
    await moveAll(ctx, able, 'ask', undefined);
    return { done: able.length, others };
  });
