import { join } from 'node:path';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { Tenant } from '../apps/server/src/platform/context.ts';
import { makeCtx } from '../apps/server/src/platform/http/open.ts';
import { openLog } from '../apps/server/src/platform/log.ts';
import { startNode } from '../apps/server/src/platform/node.ts';
import { cellsJson } from '../scripts/postgres.ts';
import { root } from '../scripts/servers.ts';
import { database, poolSize, type System } from './system.ts';

/** A node in this process, for services that are measured without a call around them. */
export const openOwnNode = async (system: System) => {
  const node = await startNode(
    readConfig({
      ALPACA_CELLS: cellsJson(system.cluster, database),
      ALPACA_STORAGE: `file:${join(root, '.data/bench/files')}`,
      ALPACA_POOL: String(poolSize),
    }),
    'api',
    { log: openLog('bench', 'error') },
  );
  const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
  return { ctx: makeCtx(node, tenant, null, 'zh_CN'), tenant, stop: () => node.stop() };
};
