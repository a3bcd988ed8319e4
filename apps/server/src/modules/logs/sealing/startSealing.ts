import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from '../../../platform/cells/cells.ts';
import type { Tenant } from '../../../platform/context.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import type { Node } from '../../../platform/node.ts';
import { sealLog } from './seal.service.ts';

/** Well below the minute within which a new line has to be sealed. */
export const sealEveryMs = 20_000;

/** So many tenants at once: one that is slow keeps nobody waiting. */
const lanesMost = 4;
/** Thousands of lines each; then the next one's turn comes first. */
const partsAtOnce = 5;

/** Seals every tenant's new lines within a minute, as long as a worker runs. */
export const startSealing = (node: Node, cell: Cell, everyMs = sealEveryMs) => {
  const stop = new AbortController();
  const queue: Tenant[] = [];
  const queued = new Set<string>();
  const lanes = new Set<Promise<void>>();

  const sealSome = (tenant: Tenant) =>
    sealLog(workCtx(node, tenant, null), new Date(), partsAtOnce).catch((err) => {
      node.log.error({ err, tenant: tenant.code }, 'the log was not sealed');
      return true;
    });
  const runLane = async () => {
    for (let tenant = queue.shift(); tenant && !stop.signal.aborted; tenant = queue.shift()) {
      if (await sealSome(tenant)) queued.delete(tenant.id);
      else queue.push(tenant);
    }
  };
  const begin = async () => {
    for (const tenant of await node.directory.inCell(cell.name)) {
      // One that is being sealed still is not begun a second time.
      if (queued.has(tenant.id)) continue;
      queued.add(tenant.id);
      queue.push(tenant);
    }
    for (let more = queue.length; more > 0 && lanes.size < lanesMost; more -= 1) {
      const lane: Promise<void> = runLane().finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  };
  const work = async () => {
    while (!stop.signal.aborted) {
      await begin().catch((err) => node.log.error({ err }, 'logs were not sealed'));
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
    }
    await Promise.all(lanes);
  };
  const ended = work();
  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
};
