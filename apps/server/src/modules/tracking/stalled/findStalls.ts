import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { openThreads, sayOfEach } from '../../threads/index.ts';
import { tellPages } from './stallStory.ts';
import { endMoved, noteNew } from './stalls.repository.ts';

const atOnce = 500;

const noteSome = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const noted = await noteNew(ctx, atOnce);
    await openThreads(
      ctx,
      noted.map(({ order_id, merchant_id, order_no }) => ({
        kind: 'stall',
        subjectId: order_id,
        merchantId: merchant_id,
        title: order_no,
        turn: null,
        dueAt: null,
      })),
    );
    await tellPages(ctx, noted);
    return noted.length;
  });

const endSome = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    const ended = await endMoved(ctx, atOnce);
    await sayOfEach(
      ctx,
      'stall',
      ended.map(({ order_id }) => order_id),
      { key: 'moved' },
    );
    await tellPages(ctx, ended);
    return ended.length;
  });

/** Finds the parcels that stand still, and lets go of those that went on. */
export const findStalls = async (ctx: Ctx) => {
  while ((await endSome(ctx)) === atOnce);
  while ((await noteSome(ctx)) === atOnce);
};
