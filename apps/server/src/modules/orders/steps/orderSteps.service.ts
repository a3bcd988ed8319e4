import type { OrderState, OrderStep } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { confirmOfOrders } from '../../costs/index.ts';
import { postOne, requireNotFrozen } from '../../finance/index.ts';
import { bookJob, cancelJob } from '../booking/booking.jobs.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { holdAll } from '../money/holdMoney.ts';
import { releaseFor } from '../money/orderMoney.ts';
import { outcomesOf } from '../orderOutcomes.ts';
import { held, stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { isOverdue } from '../unpaid/unpaidMoments.ts';
import { goOnHeld } from './paying.repository.ts';
import { type AgreedPrice, atPriceOfNow } from './payingPrice.ts';

type Moved = { row: repo.OrderRow; to: OrderState };

/** Which of the orders can take the step, and why the others can't. */
const sorted = (ctx: Ctx, rows: readonly repo.OrderRow[], step: OrderStep) =>
  eachOrRefused(
    rows,
    ({ id }) => id,
    (row): Moved => ({ row, to: stepFrom(ctx, row, step) }),
  );

const idsOf = (some: readonly { row: repo.OrderRow }[]) => some.map(({ row }) => row.id);
const jobsFor = (some: readonly { row: repo.OrderRow }[]) =>
  some.map(({ row }) => ({ orderId: row.id, attempt: String(row.attempt) }));

const record = (
  ctx: Ctx,
  step: OrderStep,
  moved: readonly Moved[],
  detail = {},
  actor: 'merchant' | 'system' = 'merchant',
) =>
  repo.addEvents(
    ctx,
    moved.map(({ row, to }) => ({
      order: row,
      step,
      actor,
      status: to.status,
      detail,
    })),
  );

/** A step for many orders: each that can take it does, and each that can't says why. */
const forEach = (
  ctx: Ctx,
  asked: readonly string[],
  step: OrderStep,
  work: (ctx: Ctx, moved: Moved[], refusals: Map<string, Refusal>) => Promise<unknown>,
) =>
  inTx(ctx, async (ctx) => {
    const merchantId = ownMerchant(ctx);
    const ids = [...new Set(asked)];
    const { done: moved, refusals } = sorted(ctx, await repo.lock(ctx, ids), step);
    if (moved.length > 0) {
      await work(ctx, moved, refusals);
      await tell(ctx, { cmd: 'merchant', merchantId });
    }
    return outcomesOf(ctx, ids, refusals);
  });

/** Holds what each costs; as far as the money goes, in the order of the ids. */
export const pay = (ctx: Ctx, ids: readonly string[], agreed: readonly AgreedPrice[] = []) =>
  forEach(ctx, ids, 'pay', async (ctx, moved, refusals) => {
    await requireNotFrozen(ctx, ownMerchant(ctx));
    const priced = await atPriceOfNow(ctx, moved, agreed);
    for (const [id, refusal] of priced.refusals) refusals.set(id, refusal);
    // A price of now may come with another place for the label.
    const holding = priced.done.map(({ row }) => ({
      row: { ...row, hold_id: newId() },
      to: stepFrom(ctx, row, 'pay'),
    }));
    const short = await holdAll(
      ctx,
      holding.map(({ row }) => held(row)),
    );
    const paid = holding.filter(({ row }) => !short.has(row.id));
    for (const { row } of holding) {
      if (short.has(row.id)) refusals.set(row.id, new Refusal('wallet.tooLow'));
    }
    await goOnHeld(
      ctx,
      paid.map(({ row, to }) => ({ ...row, status: to.status, booking: to.booking })),
    );
    await addJobs(ctx, bookJob, jobsFor(paid.filter(({ to }) => to.booking === 'inFlight')));
    await record(ctx, 'pay', paid);
  });

/** What nobody has booked is void at once, its money free; the rest when its carrier lets go. */
const voidMoved = async (ctx: Ctx, moved: readonly Moved[]) => {
  const over = moved.filter(({ to }) => to.status === 'voided');
  const asking = moved.filter(({ to }) => to.booking === 'cancelling');
  if (over.length > 0) {
    await repo.change(ctx, idsOf(over), { status: 'voided', booking: 'none', hold_id: null });
  }
  const holding = over.filter(({ row }) => row.hold_id !== null);
  for (const command of holding.flatMap(({ row }) => releaseFor(held(row)))) {
    await postOne(ctx, command);
  }
  if (asking.length > 0) await repo.change(ctx, idsOf(asking), { booking: 'cancelling' });
  await addJobs(ctx, cancelJob, jobsFor(asking));
};

export const voidMany = (ctx: Ctx, ids: readonly string[]) =>
  forEach(ctx, ids, 'void', async (ctx, moved) => {
    await voidMoved(ctx, moved);
    await record(ctx, 'void', moved);
  });

/**
 * Voids locked orders that nobody brought. One that its carrier keeps is told of anew before it is tried
 * once more.
 */
export const voidNotBrought = async (ctx: Ctx, rows: readonly repo.OrderRow[]) => {
  const { done: moved } = sorted(ctx, rows, 'void');
  if (moved.length === 0) return [];
  await voidMoved(ctx, moved);
  await repo.change(ctx, idsOf(moved), { hand_over_told_at: null });
  await record(ctx, 'void', moved, { reason: { key: 'notBrought' } }, 'system');
  await tell(ctx, { cmd: 'merchant', merchantId: ownMerchant(ctx) });
  return moved.map(({ row }) => row);
};

/** Voids what was never placed, or refused, and nobody touched since a moment; the ids of those it voided. */
export const voidUntouched = async (ctx: Ctx, ids: readonly string[], since: Date) => {
  const old = (await repo.lock(ctx, ids)).filter(
    ({ status, updated_at }) => ['draft', 'failed'].includes(status) && updated_at < since,
  );
  const { done: moved } = sorted(ctx, old, 'void');
  if (moved.length === 0) return [];
  await voidMoved(ctx, moved);
  await record(ctx, 'void', moved, {}, 'system');
  await tell(ctx, { cmd: 'merchant', merchantId: ownMerchant(ctx) });
  return idsOf(moved);
};

/** Voids what has waited for its money since before a moment; those that are paid meanwhile go on. */
export const voidUnpaid = async (ctx: Ctx, ids: readonly string[], since: Date) => {
  const rows = await repo.lock(ctx, ids);
  const over = rows.filter((row) => isOverdue(row, since));
  if (over.length === 0) return [];
  const moved = over.map((row): Moved => ({ row, to: stepFrom(ctx, row, 'void') }));
  await repo.change(ctx, idsOf(moved), { status: 'voided', booking: 'none' });
  await record(ctx, 'void', moved, { reason: { key: 'unpaid' } }, 'system');
  await tell(ctx, { cmd: 'merchant', merchantId: ownMerchant(ctx) });
  return over;
};

export const refund = (ctx: Ctx, ids: readonly string[], reason = '') =>
  forEach(ctx, ids, 'refund', async (ctx, moved) => {
    await repo.change(ctx, idsOf(moved), {
      booking: 'cancelling',
      examine_remark: '',
      examine_reason: null,
    });
    await addJobs(ctx, cancelJob, jobsFor(moved));
    await record(ctx, 'refund', moved, { reason });
  });

/** Agrees to the cost changes that await an answer of these orders. */
export const confirm = async (ctx: Ctx, ids: readonly string[]) => {
  const found = await repo.findMany(ctx, ids);
  if (found.length < new Set(ids).size) refuse('order.notFound');
  return outcomesOf(ctx, ids, await confirmOfOrders(ctx, ids));
};
