import {
  type addBag,
  bagsMost,
  type closeBag,
  isBagWeightFar,
  type listBagBoxes,
  type Parsed,
  type Result,
  toGrams,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type BatchRow, findOwn, lockOwn } from '../batches/batches.repository.ts';
import { kgOf } from '../batches/batches.views.ts';
import { addEvent } from '../batches/events.repository.ts';
import { requireAllInSight } from './allInSight.ts';
import * as repo from './bags.repository.ts';

const requireOpen = ({ status, batch_no }: BatchRow) => {
  if (status !== 'open') refuse('batch.closed', { no: batch_no });
};

const letters = { bag: 'B', pallet: 'P' } as const;

export const add = (
  ctx: Ctx,
  { batchId, kind }: Parsed<typeof addBag>['body'],
): Promise<Result<typeof addBag>> =>
  inTx(ctx, async (ctx) => {
    // Nobody else numbers one meanwhile.
    const batch = await lockOwn(ctx, batchId, 'update');
    requireOpen(batch);
    const userId = ctx.session?.userId ?? refuse('session.over');
    const number = await repo.nextNumber(ctx, batchId);
    if (number > bagsMost) refuse('bag.tooMany', { most: bagsMost });
    const id = newId();
    const bagNo = `${batch.batch_no}-${letters[kind]}${String(number).padStart(2, '0')}`;
    await ctx.db
      .insertInto('bags')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        batch_id: batchId,
        bag_no: bagNo,
        kind,
        created_by: userId,
      })
      .execute();
    ctx.trail?.note({ no: bagNo });
    return { id, bagNo };
  });

/** A bag that is held for a change, in a batch that nobody closes meanwhile, by who sees all of it. */
const lockForChange = async (ctx: Ctx, id: string) => {
  const { batch_id } = await repo.find(ctx, id);
  const batch = await lockOwn(ctx, batch_id, 'share');
  const bag = await repo.lock(ctx, id, 'update');
  requireOpen(batch);
  ctx.trail?.note({ no: bag.bag_no });
  await requireAllInSight(ctx, { batchId: batch_id, bagId: id });
  return bag;
};

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const bag = await lockForChange(ctx, id);
    if (bag.closed_at) refuse('bag.closed', { no: bag.bag_no });
    if ((await repo.insideOf(ctx, id)).boxes > 0) refuse('bag.notEmpty', { no: bag.bag_no });
    await repo.remove(ctx, id);
    return null;
  });

// A refusal names a few; the batch shows them all.
const namedAtMost = 5;

/** By its measured weight, against the sum of what is in it. */
export const close = (
  ctx: Ctx,
  { id, grossKg, tareKg = 0, reason = '' }: Parsed<typeof closeBag>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const bag = await lockForChange(ctx, id);
    const userId = ctx.session?.userId ?? refuse('session.over');
    if (bag.closed_at) refuse('bag.closed', { no: bag.bag_no });
    const { boxes, netG } = await repo.insideOf(ctx, id);
    if (boxes === 0) refuse('bag.nothing', { no: bag.bag_no });
    const aside = await repo.withheldIn(ctx, id);
    if (aside.length > 0) {
      refuse('bag.withheld', {
        count: aside.length,
        numbers: aside.slice(0, namedAtMost).join(', '),
      });
    }
    const [grossG, tareG] = [toGrams(grossKg), toGrams(tareKg)];
    const figures = { gross: kgOf(grossG), tare: kgOf(tareG), net: kgOf(netG) };
    const isFar = isBagWeightFar(grossG, netG, tareG);
    // No reason makes an empty bag heavier than a full one.
    if (isFar && (reason === '' || tareG >= grossG)) {
      refuse('bag.weightFar', { ...figures, by: kgOf(Math.abs(grossG - tareG - netG)) });
    }
    await repo.setClosed(ctx, id, { grossG, tareG, userId });
    const detail = { boxes, ...figures, ...(isFar && { reason }) };
    await addEvent(ctx, bag.batch_id, 'bagClosed', { bagId: id, detail });
    return null;
  });

export const reopen = (ctx: Ctx, id: string, reason = '') =>
  inTx(ctx, async (ctx) => {
    const bag = await lockForChange(ctx, id);
    if (!bag.closed_at) refuse('bag.open', { no: bag.bag_no });
    await repo.setClosed(ctx, id, null);
    await addEvent(ctx, bag.batch_id, 'bagReopened', { bagId: id, detail: { reason } });
    return null;
  });

export const boxes = async (
  ctx: Ctx,
  { id, pageNo, pageSize }: Parsed<typeof listBagBoxes>['query'],
): Promise<Result<typeof listBagBoxes>> => {
  const bag = await repo.find(ctx, id);
  await findOwn(ctx, bag.batch_id);
  const [rows, inside] = await Promise.all([
    repo.boxesIn(ctx, id, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    repo.insideOf(ctx, id),
  ]);
  return {
    records: rows.map((row) => ({
      orderId: row.order_id,
      transactionOrderNo: row.order_no,
      line: row.line,
      subOrderNo: row.sub_order_no,
      trackingNumber: row.tracking_number,
      merchantName: (ctx.lang === 'en_US' ? row.name_en : '') || row.name_zh,
      countryCode: row.country_code,
      weightKg: kgOf(row.measured_g),
      isWithheld: row.status === 'withheld',
      time: toWire(row.since, ctx.tenant.zone),
    })),
    total: inside.boxes,
    pageNo,
    pageSize,
  };
};
