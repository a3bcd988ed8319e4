import { readConfig } from '../platform/config.ts';
import { startSweep } from '../platform/jobs/sweep.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { startNode } from '../platform/node.ts';
import { jobKinds } from './modules.ts';
import { runUntilStopped } from './process.ts';

const node = await startNode(readConfig(), 'worker');
for (const cell of node.cells.values()) {
  await startWorker({ node, cell: cell.name, kinds: jobKinds });
  await startSweep(node, cell);
}
node.log.info('working');
runUntilStopped(node.log, () => node.stop());
