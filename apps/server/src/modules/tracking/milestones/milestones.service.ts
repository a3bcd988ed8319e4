import {
  type addMilestone,
  type correctMilestone,
  type Milestone,
  milestoneStages,
  type Parsed,
} from '@alpaca/contract';
import { chunksOf } from '../../../platform/chunks.ts';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findBag, findOwnBatch, parcelsUnder } from '../../dispatch/index.ts';
import { openDays } from '../intake/days.ts';
import { withdraw } from '../intake/events.repository.ts';
import { readAnew, takeNews } from '../intake/intake.service.ts';
import { digestOf, type News } from '../intake/news.ts';
import * as repo from './milestones.repository.ts';

type Told = Pick<
  Parsed<typeof addMilestone>['body'],
  'statedTime' | 'countryCode' | 'place' | 'note'
>;

const happenedOf = ({ statedTime, countryCode = '', place = '', note = '' }: Told) => {
  const { first, beyond } = openDays();
  if (statedTime < first || statedTime >= beyond) refuse('milestone.impossible');
  return { statedAt: statedTime, countryCode, place, note };
};

const newsOf = (
  kind: Milestone['kind'],
  { statedAt, countryCode, place, note }: repo.Happened,
  parcel: repo.Parcel,
): News => ({
  ...parcel,
  source: 'milestone',
  carrier: 'alpaca',
  code: kind,
  words: note,
  statedAt,
  place,
  countryCode,
  means: { stage: milestoneStages[kind], reason: null },
});

// Few enough for one statement to carry.
const atOnce = 1_000;

const idsOf = (parcels: readonly repo.Parcel[]) => parcels.map(({ orderId }) => orderId);

const readAll = async (ctx: Ctx, parcels: readonly repo.Parcel[]) => {
  for (const part of chunksOf(parcels, atOnce)) await readAnew(ctx, idsOf(part));
};

/** What was told of it counts no more. */
const withdrawAll = async (
  ctx: Ctx,
  { kind, ...at }: repo.MilestoneRow,
  parcels: readonly repo.Parcel[],
) => {
  const [first] = parcels;
  if (!first) return;
  const digest = digestOf(newsOf(kind, at, first));
  await withdraw(ctx, idsOf(parcels), { statedAt: at.statedAt, digest });
};

/** Each of the parcels has an event of it. */
const tellAll = async (
  ctx: Ctx,
  kind: Milestone['kind'],
  at: repo.Happened,
  parcels: readonly repo.Parcel[],
) => {
  for (const part of chunksOf(parcels, atOnce)) {
    await takeNews(
      ctx,
      part.map((parcel) => newsOf(kind, at, parcel)),
    );
  }
};

const viewOf = (ctx: Ctx, row: repo.MilestoneRow): Milestone => ({
  id: row.id,
  kind: row.kind,
  scope: row.scope,
  bagNo: row.bagNo ?? '',
  statedTime: row.statedAt,
  countryCode: row.countryCode,
  place: row.place,
  note: row.note,
  parcels: row.parcels,
  revision: row.revision,
  byName: row.byName ?? '',
  time: toWire(row.createdAt, ctx.tenant.zone),
  isCorrected: row.changedAt !== null,
});

export const list = async (ctx: Ctx, batchId: string): Promise<Milestone[]> => {
  const batch = await findOwnBatch(ctx, batchId);
  return (await repo.ofBatch(ctx, batch)).map((row) => viewOf(ctx, row));
};

export const add = (ctx: Ctx, body: Parsed<typeof addMilestone>['body']): Promise<Milestone> =>
  inTx(ctx, async (ctx) => {
    const { kind, scope } = body;
    const batch = await findOwnBatch(ctx, body.batchId);
    ctx.trail?.note({ no: batch.batch_no });
    if (batch.status !== 'closed') refuse('batch.open', { no: batch.batch_no });
    const bagId = scope === 'bag' ? (body.bagId ?? refuse('bag.notFound')) : null;
    if (bagId && (await findBag(ctx, bagId)).batch_id !== batch.id) refuse('bag.notFound');
    const at = happenedOf(body);
    const parcels = await parcelsUnder(ctx, batch, { bagId, isMaster: scope === 'master' });
    if (parcels.length === 0) refuse('milestone.nothing');
    const id = await repo.insert(ctx, { kind, scope, batchId: batch.id, bagId }, at, parcels);
    await tellAll(ctx, kind, at, parcels);
    return viewOf(ctx, (await repo.lock(ctx, id)) as repo.MilestoneRow);
  });

export const correct = (
  ctx: Ctx,
  { id, revision, isWithdrawn, ...told }: Parsed<typeof correctMilestone>['body'],
): Promise<null> =>
  inTx(ctx, async (ctx) => {
    const before = (await repo.lock(ctx, id)) ?? refuse('milestone.notFound');
    const batch = await findOwnBatch(ctx, before.batchId);
    ctx.trail?.note({ no: batch.batch_no });
    if (before.revision !== revision) refuse('milestone.changed');
    const at = happenedOf(told);
    const parcels = await repo.parcelsOf(ctx, id);
    // A data rule hides the others, which would keep what is wrong.
    if (parcels.length !== before.parcels) refuse('dataRule.outOfSight');
    await withdrawAll(ctx, before, parcels);
    await repo.change(ctx, id, at, isWithdrawn);
    await readAll(ctx, parcels);
    if (!isWithdrawn) await tellAll(ctx, before.kind, at, parcels);
    return null;
  });
