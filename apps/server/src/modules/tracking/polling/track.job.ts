import { setTimeout as sleep } from 'node:timers/promises';
import { CarrierBusy, throughGate } from '../../../carriers/gate.ts';
import { type Account, CarrierUnknown, type Tracking } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx, tenantWide } from '../../../platform/db/tx.ts';
import { addJob, type JobKind } from '../../../platform/jobs/jobs.ts';
import { channelOf } from '../../products/index.ts';
import { takeNews } from '../intake/intake.service.ts';
import { nextAsk } from './askTimes.ts';
import * as repo from './polling.repository.ts';

const minuteMs = 60_000;
/** How many numbers an account is asked for in a minute, where its channel says nothing else. */
const usualPerMinute = 600;
/** A job asks for so long; what is due then is the next one's. */
const longestMs = 2 * minuteMs;

const pauseAfter = (count: number, { settings }: Account) =>
  (count / Number(settings.trackPerMinute ?? usualPerMinute)) * minuteMs;

/** What a carrier tells of the parcels that it was asked for, and of no others. */
const askSome = async (
  ctx: Ctx,
  tracking: Tracking,
  account: Account,
  due: readonly repo.DueParcel[],
  signal: AbortSignal,
) => {
  const parcelOf = new Map(due.map((parcel) => [parcel.number, parcel]));
  const told = await throughGate(ctx.node, `${ctx.tenant.code}/${account.name}`, () =>
    tracking.ask(account, [...parcelOf.keys()], signal),
  );
  return told.flatMap(({ number, ...news }) => {
    const parcel = parcelOf.get(number);
    if (!parcel) return [];
    const { orderId, merchantId } = parcel;
    return [{ ...news, orderId, merchantId, source: 'carrier' as const }];
  });
};

const takeIn = (ctx: Ctx, due: readonly repo.DueParcel[], news: Parameters<typeof takeNews>[1]) =>
  inTx(ctx, async (ctx) => {
    await takeNews(ctx, news);
    const standing = await repo.standingOf(
      ctx,
      due.map(({ orderId }) => orderId),
    );
    const next = standing.map(({ orderId, ...asked }) => ({ orderId, ...nextAsk(asked) }));
    await repo.writeNextAsks(ctx, next);
  });

/** Nobody answers now: what was taken comes due again by itself, so that there is nothing to undo. */
const isForLater = (error: unknown) =>
  error instanceof CarrierBusy || error instanceof CarrierUnknown;

/** Asks a line's carrier for the parcels that are due, as fast as its account lets us. */
export const trackJob: JobKind = {
  name: 'track.ask',
  lane: 'bulk',
  run: async (ctx, { ids, signal }) => {
    const productId = ids.productId as string;
    const { adapter, settings } = await channelOf(ctx, productId);
    const tracking = ctx.node.carriers.get(adapter)?.track;
    const account = { ctx: tenantWide(ctx), name: String(settings.account ?? adapter), settings };
    const begun = Date.now();
    while (!signal.aborted && Date.now() - begun < longestMs) {
      const due = await repo.claimDue(ctx, productId, tracking?.atOnce ?? 1_000);
      if (due.length === 0) return;
      if (!tracking) {
        // People tell of this line's parcels, or nobody does.
        await repo.writeNextAsks(
          ctx,
          due.map(({ orderId }) => ({ orderId, askAt: null, retired: null })),
        );
        continue;
      }
      try {
        await takeIn(ctx, due, await askSome(ctx, tracking, account, due, signal));
      } catch (error) {
        if (!isForLater(error) || signal.aborted) throw error;
        ctx.log.warn({ err: error, account: account.name }, 'carrier tells nothing of parcels');
        return;
      }
      await sleep(pauseAfter(due.length, account), undefined, { signal });
    }
  },
};

/** Every few minutes: each line with parcels that are due is asked for. */
export const askCarriers = async (ctx: Ctx) => {
  for (const productId of await repo.dueProducts(ctx)) await addJob(ctx, trackJob, { productId });
};
