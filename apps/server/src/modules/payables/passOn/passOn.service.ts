import {
  type Currency,
  type getPassable,
  mayActOnBill,
  type Result,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { addJob, type JobKind, type RunningJob } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { announceChanges } from '../../costs/index.ts';
import { finishJob, progressJob, startJob } from '../../jobs/index.ts';
import { dueByNotice, findOrderRows, lockOrders, type OrderRow } from '../../orders/index.ts';
import * as bills from '../bills/bills.repository.ts';
import { passedOnTo } from './passable.ts';
import * as repo from './passOn.repository.ts';

const ordersAtOnce = 500;

/** Orders of a bill that something may be passed on of, some at a time. */
async function* someOrders(ctx: Ctx, billId: string) {
  let after = repo.firstOrder;
  for (;;) {
    const ids = await repo.billedOrders(ctx, billId, after, ordersAtOnce);
    if (ids.length > 0) yield ids;
    if (ids.length < ordersAtOnce) return;
    after = ids.at(-1) as string;
  }
}

const sumsOf = (passed: ReadonlyMap<Currency, bigint>) =>
  [...passed].map(([currency, minor]) => ({ currency, amount: toAmount(minor, currency) }));

export const passable = async (ctx: Ctx, id: string): Promise<Result<typeof getPassable>> => {
  const bill = (await bills.find(ctx, id)) ?? refuse('carrierBill.notFound');
  const sums = new Map<Currency, bigint>();
  const orders = new Set<string>();
  for await (const ids of someOrders(ctx, id)) {
    for (const { order, currency, beforeMinor, afterMinor } of await passedOnTo(
      ctx,
      bill,
      await findOrderRows(ctx, ids),
    )) {
      orders.add(order.id);
      sums.set(currency, (sums.get(currency) ?? 0n) + afterMinor - beforeMinor);
    }
  }
  return { orders: orders.size, sums: sumsOf(sums) };
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

/** Once for each fee of an order on a bill: whoever comes again finds nothing left of it. */
const passOnSome = (ctx: Ctx, billId: string, ids: readonly string[], jobId: string) =>
  inTx(ctx, async (ctx) => {
    // The orders first, as everybody does who moves them.
    const orders = await lockOrders(ctx, ids);
    const bill = await bills.find(ctx, billId);
    if (!bill || !mayActOnBill(bill.state, 'passOn')) return;
    const passed = await passedOnTo(ctx, bill, orders);
    const dueOf = openDueDays(ctx);
    const changes = await Promise.all(
      passed.map(async (one) => ({ ...one, dueAt: await dueOf(one.order) })),
    );
    const changeIds = await announceChanges(ctx, changes);
    await repo.notePassedOn(
      ctx,
      billId,
      passed.map(({ order, fee }, at) => ({
        orderId: order.id,
        fee,
        changeId: changeIds[at] as string,
      })),
    );
    await progressJob(ctx, jobId, { done: passed.length });
  });

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const { billId, jobId } = ids as { billId: string; jobId: string };
  for await (const some of someOrders(ctx, billId)) {
    signal.throwIfAborted();
    await passOnSome(ctx, billId, some, jobId);
  }
  await finishJob(ctx, jobId, {});
};

export const passOnJob: JobKind = { name: 'bill.passOn', lane: 'bulk', isPersons: true, run };

export const passOn = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
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
