import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from '../../../../platform/cells/cells.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { asSweeper } from '../../../../platform/jobs/sweep.ts';
import { workCtx } from '../../../../platform/jobs/workCtx.ts';
import type { Node } from '../../../../platform/node.ts';
import { sayEvents } from '../saying/sayEvents.ts';
import { takeEndpoints } from './drain.repository.ts';
import { drain } from './drain.ts';
import { openPlaces, type Places } from './places.ts';

const idleMs = 200;
const lostMs = 1_000;

/** Begins with what is due, as far as there are places; how many. */
const beginSome = async (ctx: Ctx, places: Places, isStopping: () => boolean) => {
  const begin = async (isFailing: boolean, most: number) => {
    const taken = most > 0 ? await takeEndpoints(ctx, isFailing, most) : [];
    for (const endpoint of taken) places.begin(isFailing, drain(ctx, endpoint, isStopping));
    return taken.length;
  };
  const well = await begin(false, places.room().well);
  return well + (await begin(true, places.room().failing));
};

/**
 * Says what happened and sends it, within a moment of its commit. No job of a lane: those are few and shared
 * with bookings, and an endpoint that hangs would hold one for a quarter of a minute.
 */
export const startDelivery = (node: Node, cell: Cell) => {
  const stop = new AbortController();
  const isStopping = () => stop.signal.aborted;
  const places = openPlaces();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stop.signal }).catch(() => {});

  const turnOf = async (ctx: Ctx): Promise<boolean> => {
    try {
      const hasSaid = await sayEvents(ctx);
      return (await beginSome(ctx, places, isStopping)) > 0 || hasSaid;
    } catch (err) {
      node.log.error({ err, tenant: ctx.tenant.code }, 'webhooks failed');
      return false;
    }
  };
  const round = async (waiting: ReadonlySet<string>) => {
    let isBusy = false;
    for (const tenant of await node.directory.inCell(cell.name)) {
      if (!waiting.has(tenant.id)) continue;
      isBusy = (await turnOf(workCtx(node, tenant, null))) || isBusy;
    }
    return isBusy;
  };
  const work = async () => {
    while (!isStopping()) {
      await asSweeper(cell.urls.sweep, async (client) => {
        client.on('error', () => {});
        while (!isStopping()) {
          const { rows } = await client.query<{ tenant_id: string }>(
            'select webhooks_wait as tenant_id from alpaca.webhooks_wait()',
          );
          const isBusy = await round(new Set(rows.map((row) => row.tenant_id)));
          if (!isBusy) await (rows.length > 0 ? places.freed(idleMs) : pause(idleMs));
        }
      }).catch((err) => node.log.error({ err }, 'webhooks lost their database, trying again'));
      await pause(lostMs);
    }
  };
  // Nobody can have made an endpoint where its secret could not be kept.
  const ended = node.config.webhookKey === '' ? Promise.resolve() : work();
  return {
    /** Ends what is under way; nothing new is begun. */
    async stop() {
      stop.abort();
      await ended;
      await places.allEnded();
    },
  };
};
