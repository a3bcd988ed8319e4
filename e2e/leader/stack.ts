import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { openHaStack } from '../../apps/server/src/faults/failover/stack.ts';
import { freePort } from '../../scripts/ports.ts';
import { createProcesses } from '../../scripts/processes.ts';
import {
  apiReady,
  devEnvironment,
  startCarriers,
  startServers,
  webDist,
} from '../../scripts/servers.ts';

const dir = '.data/leader';

/** The product as people use it, on a database of three machines. */
export const openStack = async () => {
  if (!existsSync(join(webDist, 'index.html'))) {
    throw new Error('The web is not built. Run `npm run build` first.');
  }
  const database = await openHaStack(join(dir, 'ha'));
  const log = join(dir, 'stack.log');
  const processes = createProcesses((name, line) => appendFileSync(log, `${name} ${line}\n`));
  const stop = async () => {
    await processes.stop();
    await database.stop();
  };
  try {
    const port = await freePort();
    startServers(processes, {
      ...devEnvironment(database.cells, port, join(dir, 'files')),
      ...(await startCarriers(processes)),
      ALPACA_WEB_DIST: webDist,
    });
    await Promise.race([apiReady(`http://127.0.0.1:${port}`), processes.failure]);
    process.env.ALPACA_E2E_PORT = String(port);
    process.env.ALPACA_E2E_DATABASE = database.cluster.url('postgres', 'alpaca');
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...database, stop };
};
export type LeaderStack = Awaited<ReturnType<typeof openStack>>;
