import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Cell } from '../cells/cells.ts';
import type { Ctx } from '../context.ts';
import { isOnItsWay } from '../db/databaseGone.ts';
import type { Node } from '../node.ts';
import { asSweeper } from './sweep.ts';
import { workCtx } from './workCtx.ts';

/**
 * What follows from people's work within a second, and must not slow it: noted down where they work, and moved
 * on here. Two workers may do it at once.
 */
export interface Pump {
  name: string;
  /** Asked by the sweeper: the tenants for whom something waits, as `tenant_id`. */
  waiting: string;
  /** Moves some of it on; whether there may be more. */
  run(ctx: Ctx): Promise<boolean>;
}

const everyMs = 1_000;

const runFor = async (node: Node, cell: Cell, pump: Pump, tenantIds: ReadonlySet<string>) => {
  for (const tenant of await node.directory.inCell(cell.name)) {
    if (!tenantIds.has(tenant.id)) continue;
    const ctx = workCtx(node, tenant, null);
    try {
      while (await pump.run(ctx));
    } catch (err) {
      if (isOnItsWay(err)) continue;
      node.log.error({ err, tenant: tenant.code, pump: pump.name }, 'pump failed');
    }
  }
};

const runAll = async (client: pg.Client, node: Node, cell: Cell, pumps: readonly Pump[]) => {
  for (const pump of pumps) {
    const { rows } = await client.query<{ tenant_id: string }>(pump.waiting);
    const waiting = new Set(rows.map(({ tenant_id }) => tenant_id));
    if (waiting.size > 0) await runFor(node, cell, pump, waiting);
  }
};

/** Runs a cell's pumps every second until stopped. */
export const startPumps = (node: Node, cell: Cell, pumps: readonly Pump[]) => {
  const stop = new AbortController();
  const pause = () => sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
  const work = async () => {
    while (!stop.signal.aborted) {
      await asSweeper(cell.urls.sweep, async (client) => {
        while (!stop.signal.aborted) {
          await runAll(client, node, cell, pumps);
          await pause();
        }
      }).catch((err) => node.log.error({ err }, 'pumps lost their database, trying again'));
      await pause();
    }
  };
  const ended = work();
  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
};
