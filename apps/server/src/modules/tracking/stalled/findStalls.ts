import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { openThread, sayAsSystem } from '../../threads/index.ts';
import { tellPages } from './stallStory.ts';
import { endMoved, noteNew } from './stalls.repository.ts';

const atOnce = 500;

const noteSome = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const noted = await noteNew(ctx, atOnce);
    for (const { order_id, merchant_id, order_no } of noted) {
      await openThread(ctx, {
        kind: 'stall',
        subjectId: order_id,
        merchantId: merchant_id,
        title: order_no,
        turn: null,
        dueAt: null,
      });
    }
    if (noted.length > 0) {
      await tellPages(
        ctx,
        noted.map(({ merchant_id }) => merchant_id),
      );
    }
    return noted.length;
  });

const endSome = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const ended = await endMoved(ctx, atOnce);
    for (const { order_id } of ended) await sayAsSystem(ctx, 'stall', order_id, { key: 'moved' });
    if (ended.length > 0) {
      await tellPages(
        ctx,
        ended.map(({ merchant_id }) => merchant_id),
      );
    }
    return ended.length;
  });

/** Finds the parcels that stand still, and lets go of those that went on. */
export const findStalls = async (ctx: Ctx) => {
  while ((await endSome(ctx)) === atOnce);
  while ((await noteSome(ctx)) === atOnce);
};
