import { carriers } from '../carriers/carriers.ts';
import { readConfig } from '../platform/config.ts';
import { startPumps } from '../platform/jobs/pump.ts';
import { startSweep } from '../platform/jobs/sweep.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { startNode } from '../platform/node.ts';
import { startTraces } from '../platform/traces/start.ts';
import { jobKinds, pumps, services, sweeps } from './modules.ts';
import { letAnswersGoFirst } from './priority.ts';
import { runUntilStopped } from './process.ts';

const config = readConfig(process.env, 'worker');
const traces = await startTraces(config, 'worker');
const node = await startNode(config, 'worker', { carriers });
// At a newcomer's desk and in tests a browser takes every core, and the work would never be done.
if (process.env.NODE_ENV === 'production') letAnswersGoFirst();
const cells = [...node.cells.values()];
const workers = cells.map((cell) => startWorker({ node, cell: cell.name, kinds: jobKinds }));
for (const cell of cells) await startSweep(node, cell, sweeps);
const pumping = cells.map((cell) => startPumps(node, cell, pumps));
const serving = cells.flatMap((cell) => services.map((start) => start(node, cell)));
node.log.info('working');
runUntilStopped(node.log, async () => {
  await Promise.all([...workers, ...pumping, ...serving].map((part) => part.stop()));
  await node.stop();
  await traces.stop();
});
