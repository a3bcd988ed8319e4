import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from '../../../platform/cells/cells.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import type { Node } from '../../../platform/node.ts';
import { sealLog } from './seal.service.ts';

const everyMs = 20_000;

/** Seals every tenant's new lines within a minute, as long as a worker runs. */
export const startSealing = (node: Node, cell: Cell) => {
  const stop = new AbortController();
  const sealAll = async () => {
    for (const tenant of await node.directory.inCell(cell.name)) {
      if (stop.signal.aborted) return;
      await sealLog(workCtx(node, tenant, null)).catch((err) =>
        node.log.error({ err, tenant: tenant.code }, 'the log was not sealed'),
      );
    }
  };
  const work = async () => {
    while (!stop.signal.aborted) {
      await sealAll().catch((err) => node.log.error({ err }, 'logs were not sealed'));
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
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
