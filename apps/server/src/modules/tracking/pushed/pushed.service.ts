import type { CarrierNews } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { ofNode } from '../../../platform/ofNode.ts';
import { takeNews } from '../intake/intake.service.ts';
import { type BookedThrough, parcelsOfAccount } from './pushed.repository.ts';

/** What became of a push: how many of its events are of parcels that we don't know. */
export interface TakenPush {
  unknown: number;
}

interface Waiting {
  from: BookedThrough;
  told: readonly CarrierNews[];
  resolve(taken: TakenPush): void;
  reject(error: unknown): void;
}

// A transaction of a thousand events costs little more for each than a larger one.
const eventsAtOnce = 1_000;
/** What may wait for its turn; whoever comes then is asked to come back. */
const waitingMost = 20_000;

/** What the database can be asked for: no number of ours is anything else. */
const isNumber = (number: string) => /^[\x20-\x7e]{1,100}$/.test(number);

const newsOf = async (ctx: Ctx, { from, told }: Waiting) => {
  const numbers = told.map(({ number }) => number).filter(isNumber);
  const found = await parcelsOfAccount(ctx, from, numbers);
  const parcelOf = new Map(found.map((parcel) => [parcel.number, parcel]));
  const news = told.flatMap(({ number, ...one }) => {
    const parcel = parcelOf.get(number);
    if (!parcel) return [];
    const { orderId, merchantId } = parcel;
    return [{ ...one, orderId, merchantId, source: 'carrier' as const }];
  });
  return { news, unknown: told.length - news.length };
};

/** All of them or none. */
const takeTogether = (ctx: Ctx, some: readonly Waiting[]): Promise<TakenPush[]> =>
  inTx(ctx, async (ctx) => {
    const read = [];
    for (const each of some) read.push(await newsOf(ctx, each));
    await takeNews(
      ctx,
      read.flatMap(({ news }) => news),
    );
    return read.map(({ unknown }) => ({ unknown }));
  });

const takeSome = async (ctx: Ctx, some: readonly Waiting[]): Promise<void> => {
  try {
    const taken = await takeTogether(ctx, some);
    some.forEach((each, at) => void each.resolve(taken[at] as TakenPush));
  } catch (error) {
    if (some.length === 1) return some[0]?.reject(error);
    // One that can't be taken holds up no other.
    for (const each of some) await takeSome(ctx, [each]);
  }
};

const countOf = (some: readonly Waiting[]) => some.reduce((sum, { told }) => sum + told.length, 0);

/** As many of those that wait as go together, at least one. */
const nextOf = (waiting: Waiting[]): Waiting[] => {
  const some = waiting.splice(0, 1);
  while (waiting[0] && countOf(some) + waiting[0].told.length <= eventsAtOnce) {
    some.push(waiting.shift() as Waiting);
  }
  return some;
};

const queuesOf = ofNode(() => new Map<string, Waiting[]>());

/**
 * Takes in what a carrier pushed; null where so much waits already that it has to come back. A tenant's
 * pushes take one connection of a node, however many come: those that come meanwhile go together in the next
 * transaction. Each is told of when its own events are there for good.
 */
export const takePush = (
  ctx: Ctx,
  from: BookedThrough,
  told: readonly CarrierNews[],
): Promise<TakenPush> | null => {
  const queue = queuesOf(ctx.node).get(ctx.tenant.id);
  if (queue && countOf(queue) + told.length > waitingMost) return null;
  const { promise, resolve, reject } = Promise.withResolvers<TakenPush>();
  const mine: Waiting = { from, told, resolve, reject };
  if (queue) {
    queue.push(mine);
    return promise;
  }
  const waiting = [mine];
  queuesOf(ctx.node).set(ctx.tenant.id, waiting);
  const work = async () => {
    while (waiting.length > 0) await takeSome(ctx, nextOf(waiting));
    queuesOf(ctx.node).delete(ctx.tenant.id);
  };
  void work();
  return promise;
};
