import { carriers } from '../carriers/carriers.ts';
import { readConfig } from '../platform/config.ts';
import { startSweep } from '../platform/jobs/sweep.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { startNode } from '../platform/node.ts';
import { jobKinds, sweeps } from './modules.ts';
import { runUntilStopped } from './process.ts';

const node = await startNode(readConfig(process.env, 'worker'), 'worker', { carriers });
const cells = [...node.cells.values()];
const workers = cells.map((cell) => startWorker({ node, cell: cell.name, kinds: jobKinds }));
for (const cell of cells) await startSweep(node, cell, sweeps);
node.log.info('working');
runUntilStopped(node.log, async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await node.stop();
});
