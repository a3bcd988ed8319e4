import {
  type Currency,
  type getPassable,
  mayActOnBill,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { chunksOf } from '../../../platform/chunks.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { addJob, type JobKind, type RunningJob } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { announceChanges, giveBack } from '../../costs/index.ts';
import { finishJob, progressJob, startJob } from '../../jobs/index.ts';
import { dueByNotice, findOrderRows, lockOrders, type OrderRow } from '../../orders/index.ts';
import * as bills from '../bills/bills.repository.ts';
import { requireWholeView } from '../wholeView.ts';
import { givenBackBy } from './givenBack.ts';
import { type PassedOn, passedOnTo } from './passable.ts';
import * as repo from './passOn.repository.ts';

const ordersAtOnce = 500;

/** Orders of a bill by which something may be asked for, some at a time. */
async function* billed(ctx: Ctx, billId: string) {
  let after = repo.firstOrder;
  for (;;) {
    const ids = await repo.billedOrders(ctx, billId, after, ordersAtOnce);
    if (ids.length > 0) yield ids;
    if (ids.length < ordersAtOnce) return;
    after = ids.at(-1) as string;
  }
}

/** Those of which an earlier version of it asked for something. */
async function* corrected(ctx: Ctx, billId: string) {
  yield* chunksOf(await repo.correctedOrders(ctx, billId), ordersAtOnce);
}

/** What one press would do, added up. */
const tally = () => {
  const sums = new Map<Currency, bigint>();
  const orders = new Set<string>();
  return {
    add({ order, currency, beforeMinor, afterMinor }: PassedOn) {
      const minor = afterMinor - beforeMinor;
      orders.add(order.id);
      sums.set(currency, (sums.get(currency) ?? 0n) + (minor < 0n ? -minor : minor));
    },
    told: () => ({ orders: orders.size, sums: sumsOf(sums) }),
  };
};

const sumsOf = (passed: ReadonlyMap<Currency, bigint>) =>
  [...passed].map(([currency, minor]) => ({ currency, amount: toAmount(minor, currency) }));

export const passable = async (ctx: Ctx, id: string): Promise<Result<typeof getPassable>> => {
  const bill = (await bills.find(ctx, id)) ?? refuse('carrierBill.notFound');
  const [asked, back] = [tally(), tally()];
  for await (const ids of billed(ctx, id)) {
    for (const one of await passedOnTo(ctx, bill, await findOrderRows(ctx, ids))) asked.add(one);
  }
  for await (const ids of corrected(ctx, id)) {
    for (const one of await givenBackBy(ctx, bill, await findOrderRows(ctx, ids))) back.add(one);
  }
  return { ...asked.told(), back: back.told() };
};

/** By when each is to be disputed: the working days of its warehouse. */
const openDueDays = (ctx: Ctx) => {
  const known = new Map<string | null, Promise<Date>>();
  return ({ warehouse_id }: OrderRow) => {
    const due = known.get(warehouse_id) ?? dueByNotice(ctx, warehouse_id);
    known.set(warehouse_id, due);
    return due;
  };
};

type Working = (ctx: Ctx, bill: bills.BillRow, orders: OrderRow[]) => Promise<number>;

/** Once for each fee of an order on a bill: whoever comes again finds nothing left of it. */
const workOn = (
  ctx: Ctx,
  { billId, jobId }: { billId: string; jobId: string },
  ids: readonly string[],
  work: Working,
) =>
  inTx(ctx, async (ctx) => {
    // The orders first, as everybody does who moves them.
    const orders = await lockOrders(ctx, ids);
    const bill = await bills.find(ctx, billId);
    if (!bill || !mayActOnBill(bill.state, 'passOn')) return;
    await progressJob(ctx, jobId, { done: await work(ctx, bill, orders) });
  });

const note = (
  ctx: Ctx,
  billId: string,
  passed: readonly PassedOn[],
  changeIds: readonly string[],
) =>
  repo.notePassedOn(
    ctx,
    billId,
    passed.map(({ order, fee }, at) => ({
      orderId: order.id,
      fee,
      changeId: changeIds[at] as string,
    })),
  );

const ask: Working = async (ctx, bill, orders) => {
  const passed = await passedOnTo(ctx, bill, orders);
  const dueOf = openDueDays(ctx);
  const changes = await Promise.all(
    passed.map(async (one) => ({ ...one, dueAt: await dueOf(one.order) })),
  );
  await note(ctx, bill.id, passed, await announceChanges(ctx, changes));
  return passed.length;
};

const back: Working = async (ctx, bill, orders) => {
  const given = await givenBackBy(ctx, bill, orders);
  await note(ctx, bill.id, given, await giveBack(ctx, given));
  return given.length;
};

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  // Rules may have come since it was asked for.
  requireWholeView(ctx);
  const of = ids as { billId: string; jobId: string };
  for await (const some of billed(ctx, of.billId)) {
    signal.throwIfAborted();
    await workOn(ctx, of, some, ask);
  }
  for await (const some of corrected(ctx, of.billId)) {
    signal.throwIfAborted();
    await workOn(ctx, of, some, back);
  }
  await finishJob(ctx, of.jobId, {});
};

export const passOnJob: JobKind = { name: 'bill.passOn', lane: 'bulk', isPersons: true, run };

export const passOn = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    requireWholeView(ctx);
    const bill = (await bills.find(ctx, id)) ?? refuse('carrierBill.notFound');
    if (!mayActOnBill(bill.state, 'passOn')) refuse('carrierBill.moved');
    ctx.trail?.note({ name: bill.bill_no });
    const named = (lang: Ctx['lang']) => words(lang, 'billJob.passOn', { no: bill.bill_no });
    const jobId = await startJob(ctx, {
      nameZh: named('zh_CN'),
      nameEn: named('en_US'),
      total: 0,
      canCancel: false,
    });
    await addJob(ctx, passOnJob, { billId: id, jobId });
    return { jobId };
  });
