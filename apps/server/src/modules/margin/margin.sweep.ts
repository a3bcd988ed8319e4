import { chunksOf } from '../../platform/chunks.ts';
import type { Ctx } from '../../platform/context.ts';
import { batchesById } from '../../platform/lists/batchesById.ts';
import * as repo from './reckon.repository.ts';

const ordersAtOnce = 1_000;
const entriesAtOnce = 5_000;
// What began before it is over by then: whoever writes for longer is caught by the night.
const overlapMs = 10 * 60_000;
const dayMs = 86_400_000;
// The first time all there is has to be read: other tenants shall not wait for it.
const longestMs = 60_000;

const reckonAll = async (ctx: Ctx, orderIds: readonly string[]) => {
  for (const some of chunksOf(orderIds, ordersAtOnce)) await repo.reckon(ctx, some);
};

/** Reads the ledger on from a mark; where to begin the next time, and whether all was read. */
const readLedger = async (ctx: Ctx, mark: bigint, young: Date) => {
  const begun = Date.now();
  let safe = mark;
  let after = mark;
  for (;;) {
    const part = await repo.touchedByLedger(ctx, { after, young, limit: entriesAtOnce });
    await reckonAll(ctx, part.order_ids);
    if (safe === after) safe = part.safe ?? safe;
    if (part.count < entriesAtOnce) return { safe, isAll: true };
    if (Date.now() - begun > longestMs) return { safe, isAll: false };
    after = part.last ?? after;
  }
};

/** Margins of all that was charged, billed or changed since the last time, and a little before it. */
export const sweepMargins = async (ctx: Ctx, now = new Date()) => {
  const marks = await repo.marksOf(ctx);
  await reckonAll(
    ctx,
    await repo.touchedByBills(ctx, new Date(marks.read_at.getTime() - overlapMs)),
  );
  const young = new Date(now.getTime() - overlapMs);
  const { safe, isAll } = await readLedger(ctx, marks.ledger_seq, young);
  await repo.setMarks(ctx, { ledger_seq: safe, read_at: isAll ? now : marks.read_at });
};

/** Every night once more what changed in the last two days, whatever it was: a weight, a line, a slow writer. */
export const sweepMarginsAgain = async (ctx: Ctx, now = new Date()) => {
  const since = new Date(now.getTime() - 2 * dayMs);
  const read = (after: string) => repo.changedOrders(ctx, { since, after, limit: ordersAtOnce });
  for await (const some of batchesById(ordersAtOnce, read)) {
    await repo.reckon(
      ctx,
      some.map(({ id }) => id),
    );
  }
};
