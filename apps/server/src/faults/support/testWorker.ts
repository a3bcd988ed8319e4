import { flushCompileCache } from 'node:module';
import { carriers } from '../../carriers/carriers.ts';
import { jobKinds, pumps, services } from '../../main/modules.ts';
import { runUntilStopped } from '../../main/process.ts';
import { readConfig } from '../../platform/config.ts';
import { startPumps } from '../../platform/jobs/pump.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { startNode } from '../../platform/node.ts';
import { testKinds } from './testJobs.ts';

// main/worker.ts, also with jobs that tests can watch.
const node = await startNode(readConfig(), 'worker', { carriers });
const workers = [...node.cells.values()].map((cell) =>
  startWorker({ node, cell: cell.name, kinds: [...jobKinds, ...testKinds] }),
);
const beside = [...node.cells.values()].flatMap((cell) => [
  startPumps(node, cell, pumps),
  ...services.map((start) => start(node, cell)),
]);
node.log.info('working');
// At its end would be too late: it is killed.
flushCompileCache();
runUntilStopped(node.log, async () => {
  await Promise.all([...workers, ...beside].map((part) => part.stop()));
  await node.stop();
});
