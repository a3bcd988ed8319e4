import type { Ctx } from '../../platform/context.ts';
import { ofNode } from '../../platform/ofNode.ts';
import { watched } from './balanceAlerts.service.ts';
import { type Command, type Posted, send, type Wire, wire } from './ledger.ts';

// A call of 64 commands costs some five times what a call of one does; more would make the first wait.
const most = 64;

interface Waiting {
  command: Command;
  wire: Wire;
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

const queuesOf = ofNode(() => new Map<string, Waiting[]>());

const sendWatched = (ctx: Ctx, some: readonly Waiting[]) =>
  watched(
    ctx,
    some.map((each) => each.command),
    (ctx) =>
      send(
        ctx,
        some.map((each) => each.wire),
      ),
  );

const sendSome = async (ctx: Ctx, some: readonly Waiting[]) => {
  try {
    const posted = await sendWatched(ctx, some);
    some.forEach((each, at) => void each.resolve(posted[at] as Posted));
  } catch (error) {
    for (const each of some) each.reject(error);
  }
};

/**
 * Posts a command that stands alone, outside any transaction. A wallet is locked until its commit is
 * on disk, so commands of one wallet that come meanwhile go together in the next call: a hot wallet
 * then costs a commit for many commands instead of one each.
 */
export const postSoon = (ctx: Ctx, command: Command): Promise<Posted> => {
  if (ctx.tx) throw new Error('a command that waits for others cannot be part of a transaction');
  const { promise, resolve, reject } = Promise.withResolvers<Posted>();
  const all = queuesOf(ctx.node);
  const name = [ctx.tenant.id, ctx.scope, command.merchantId, command.currency].join();
  const queue = all.get(name);
  const mine: Waiting = { command, wire: wire(ctx, command), resolve, reject };
  if (queue) {
    queue.push(mine);
    return promise;
  }
  const waiting = [mine];
  all.set(name, waiting);
  const work = async () => {
    while (waiting.length > 0) await sendSome(ctx, waiting.splice(0, most));
    all.delete(name);
  };
  void work();
  return promise;
};
