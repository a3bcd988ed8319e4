import { flushCompileCache } from 'node:module';
import { carriers } from '../../carriers/carriers.ts';
import { measureCarriers } from '../../carriers/gate.ts';
import { jobKinds } from '../../main/modules.ts';
import { runUntilStopped } from '../../main/process.ts';
import { workInCells } from '../../main/workInCells.ts';
import { readConfig } from '../../platform/config.ts';
import { startNode } from '../../platform/node.ts';
import { openMetricsPort } from '../../platform/seeing/metricsPort.ts';
import { testKinds } from './testJobs.ts';

// main/worker.ts, also with jobs that tests can watch.
const node = await startNode(readConfig(), 'worker', { carriers });
const work = await workInCells(node, [...jobKinds, ...testKinds], { byTheClock: false });
const told = await openMetricsPort(node, (registry) => measureCarriers(node, registry));
node.log.info('working');
// At its end would be too late: it is killed.
flushCompileCache();
runUntilStopped(node.log, async () => {
  await Promise.all([work.stop(), told.stop()]);
  await node.stop();
});
