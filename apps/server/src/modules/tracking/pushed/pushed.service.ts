import { setTimeout as sleep } from 'node:timers/promises';
import type { CarrierNews } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { ofNode } from '../../../platform/ofNode.ts';
import { takeNews } from '../intake/intake.service.ts';
import { type BookedThrough, type NumberedParcel, parcelsOfAccount } from './pushed.repository.ts';

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
/**
 * So long pushes gather before they are taken in: what each transaction costs, whoever else works here would
 * wait for, and no carrier minds.
 */
const gatherMs = 100;
/** What may wait for its turn; whoever comes then is asked to come back. */
const waitingMost = 20_000;

/** What the database can be asked for: no number of ours is anything else. */
const isNumber = (number: string) => /^[\x20-\x7e]{1,100}$/.test(number);

const accountOf = ({ from }: Waiting) => JSON.stringify([from.adapter, from.account]);

/** Whose the numbers are, by account: one question for each, however many pushes came of it. */
const findParcels = async (ctx: Ctx, some: readonly Waiting[]) => {
  const found = new Map<string, ReadonlyMap<string, NumberedParcel>>();
  for (const [account, pushes] of Map.groupBy(some, accountOf)) {
    const numbers = pushes.flatMap(({ told }) => told.map(({ number }) => number)).filter(isNumber);
    const parcels = await parcelsOfAccount(ctx, (pushes[0] as Waiting).from, numbers);
    found.set(account, new Map(parcels.map((parcel) => [parcel.number, parcel])));
  }
  return (push: Waiting, number: string) => found.get(accountOf(push))?.get(number);
};

/** All of them or none. */
const takeTogether = (ctx: Ctx, some: readonly Waiting[]): Promise<TakenPush[]> =>
  inTx(ctx, async (ctx) => {
    const parcelOf = await findParcels(ctx, some);
    const read = some.map((push) =>
      push.told.flatMap(({ number, ...one }) => {
        const parcel = parcelOf(push, number);
        if (!parcel) return [];
        const { orderId, merchantId } = parcel;
        return [{ ...one, orderId, merchantId, source: 'carrier' as const }];
      }),
    );
    await takeNews(ctx, read.flat());
    return some.map(({ told }, at) => ({ unknown: told.length - (read[at]?.length ?? 0) }));
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

interface Queue {
  waiting: Waiting[];
  /** Of all that wait. */
  events: number;
}

/** As many of those that wait as go together, at least one. */
const nextOf = (queue: Queue): Waiting[] => {
  let [count, events] = [0, 0];
  for (const { told } of queue.waiting) {
    if (count > 0 && events + told.length > eventsAtOnce) break;
    count += 1;
    events += told.length;
  }
  queue.events -= events;
  return queue.waiting.splice(0, count);
};

const queuesOf = ofNode(() => new Map<string, Queue>());

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
  const queues = queuesOf(ctx.node);
  const begun = queues.get(ctx.tenant.id);
  const queue = begun ?? { waiting: [], events: 0 };
  if (begun && begun.events + told.length > waitingMost) return null;
  const { promise, resolve, reject } = Promise.withResolvers<TakenPush>();
  queue.waiting.push({ from, told, resolve, reject });
  queue.events += told.length;
  if (begun) return promise;
  queues.set(ctx.tenant.id, queue);
  const work = async () => {
    while (queue.waiting.length > 0) {
      if (queue.events < eventsAtOnce) await sleep(gatherMs);
      await takeSome(ctx, nextOf(queue));
    }
    queues.delete(ctx.tenant.id);
  };
  void work();
  return promise;
};
