import { CarrierBusy, throughGate } from '../../../carriers/gate.ts';
import { type Booked, CarrierUnknown, type Refused } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addJob, type JobKind, type RunningJob } from '../../../platform/jobs/jobs.ts';
import { Refusal } from '../../../platform/refusal.ts';
import * as repo from '../orders.repository.ts';
import { claimSending, countTry } from './booking.repository.ts';
import {
  takeInBooked,
  takeInCancelled,
  takeInKept,
  takeInLabel,
  takeInRefused,
} from './carrierAnswers.ts';
import { type Consigned, consign } from './consignment.ts';
import {
  backoffMs,
  firstRetryMs,
  longestRetryMs,
  mustHaveEnded,
  unusableRetryMs,
} from './retryTimes.ts';
import { usableLabel } from './usableLabel.ts';

/** The order, if the job is still about it: every attempt has jobs of its own. */
const stillDue = async (ctx: Ctx, job: RunningJob, booking: repo.OrderRow['booking']) => {
  const order = await repo.find(ctx, job.ids.orderId as string).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  const due = order?.booking === booking && String(order.attempt) === job.ids.attempt;
  return due ? order : null;
};

const putOff = (ctx: Ctx, kind: JobKind, job: RunningJob, ms: number) =>
  addJob(ctx, kind, job.ids, { startAfter: new Date(Date.now() + ms) });

/** How long an order waits before its carrier is asked again, by what came of asking. */
const waitAfter = (ctx: Ctx, order: repo.OrderRow, error: unknown): number => {
  if (error instanceof CarrierBusy) return error.retryMs;
  const err = { err: error, order: order.id };
  if (error instanceof CarrierUnknown) {
    ctx.log.warn(err, 'carrier did not answer');
    return backoffMs(order.tries);
  }
  // A fault of ours: mended one day, and until then the order must not be left without a job.
  ctx.log.error(err, 'order could not be handed to its carrier');
  return longestRetryMs;
};

type Asking = (consigned: Consigned, signal: AbortSignal) => Promise<unknown>;

/** Asks the carrier; until it is known what came of it, the job comes again. */
const keepAsking = async (
  ctx: Ctx,
  kind: JobKind,
  job: RunningJob,
  order: repo.OrderRow,
  ask: Asking,
) => {
  try {
    const consigned = await consign(ctx, order);
    const account = `${ctx.tenant.code}/${consigned.account.name}`;
    await throughGate(ctx.node, account, () => ask(consigned, job.signal));
  } catch (error) {
    // Somebody else has the job by now, or will have it.
    if (job.signal.aborted) throw error;
    await putOff(ctx, kind, job, waitAfter(ctx, order, error));
  }
};

/** An earlier request may still be under way: to be looked for again soon. */
const tooSoon = () => new CarrierBusy(2_000);

/** Found where it was sent before, booked where it was not. */
const bookOnce = async (
  ctx: Ctx,
  order: repo.OrderRow,
  { carrier, account, consignment, isSold }: Consigned,
  signal: AbortSignal,
): Promise<Booked | Refused> => {
  // Once it was sent, the carrier may have it: then it is looked for as ever.
  // A parcel that is here already goes on, whatever is sold by now.
  const isNew = !order.sent_at && order.status === 'ordering';
  if (isNew && !isSold) return { ok: false, reason: { key: 'productStopped' } };
  if (order.sent_at) {
    const found = await carrier.find(account, consignment, signal);
    if (found) return found;
    const isLate = mustHaveEnded(order.sent_at);
    if (!carrier.dedupes && !isLate) throw tooSoon();
  }
  // Whoever says so first asks; the others look for it next time.
  if (!(await claimSending(ctx, order))) throw tooSoon();
  return carrier.book(account, consignment, signal);
};

/** Books an order with its carrier. However often it runs, an attempt is booked and charged once. */
export const bookJob: JobKind = {
  name: 'order.book',
  lane: 'interactive',
  run: async (ctx, job) => {
    const order = await stillDue(ctx, job, 'inFlight');
    if (!order) return;
    await keepAsking(ctx, bookJob, job, order, async (consigned, signal) => {
      const answer = await bookOnce(ctx, order, consigned, signal);
      if (!answer.ok) return takeInRefused(ctx, order, answer.reason);
      const label = await usableLabel(ctx, order, answer.label);
      const isDrawn = consigned.carrier.labelsDrawn === true;
      const isTaken = await takeInBooked(ctx, order, answer, { label, isDrawn });
      if (isTaken && !label) await wantLabel(ctx, job, consigned);
    });
  },
};

const wantLabel = async (ctx: Ctx, job: RunningJob, { carrier }: Consigned) => {
  if (!carrier.labelsByHand && !carrier.labelsDrawn) await putOff(ctx, labelJob, job, firstRetryMs);
};

/** Fetches a label that was not ready with its booking, or was no use. */
export const labelJob: JobKind = {
  name: 'order.label',
  lane: 'interactive',
  run: async (ctx, job) => {
    const order = await stillDue(ctx, job, 'booked');
    if (order?.label !== 'pending') return;
    await keepAsking(
      ctx,
      labelJob,
      job,
      order,
      async ({ carrier, account, consignment }, signal) => {
        const found = await carrier.find(account, consignment, signal);
        await countTry(ctx, order.id);
        if (!found?.label) throw new CarrierBusy(backoffMs(order.tries));
        const label = await usableLabel(ctx, order, found.label);
        if (!label) throw new CarrierBusy(unusableRetryMs);
        await takeInLabel(ctx, order, label);
      },
    );
  },
};

/** Asks the carrier to let go of an order, for whoever voids it or wants its money back. */
export const cancelJob: JobKind = {
  name: 'order.cancel',
  lane: 'interactive',
  run: async (ctx, job) => {
    const order = await stillDue(ctx, job, 'cancelling');
    if (!order) return;
    await keepAsking(
      ctx,
      cancelJob,
      job,
      order,
      async ({ carrier, account, consignment }, signal) => {
        // Nobody can be asked: an operator will say what came of it.
        if (!carrier.cancel) return;
        await claimSending(ctx, order);
        const answer = await carrier.cancel(account, consignment, signal);
        if (answer.ok) await takeInCancelled(ctx, order);
        else await takeInKept(ctx, order, answer.reason);
      },
    );
  },
};
