import { carriers } from '../carriers/carriers.ts';
import { measureCarriers } from '../carriers/gate.ts';
import { readConfig } from '../platform/config.ts';
import { startNode } from '../platform/node.ts';
import { openMetricsPort } from '../platform/seeing/metricsPort.ts';
import { startTraces } from '../platform/traces/start.ts';
import { jobKinds } from './modules.ts';
import { letAnswersGoFirst } from './priority.ts';
import { runUntilStopped } from './process.ts';
import { workInCells } from './workInCells.ts';

const config = readConfig(process.env, 'worker');
const traces = await startTraces(config, 'worker');
const node = await startNode(config, 'worker', { carriers });
// At a newcomer's desk and in tests a browser takes every core, and the work would never be done.
if (process.env.NODE_ENV === 'production') letAnswersGoFirst();
const work = await workInCells(node, jobKinds);
const told = await openMetricsPort(node, (registry) => measureCarriers(node, registry));
node.log.info('working');
runUntilStopped(node.log, async () => {
  await Promise.all([work.stop(), told.stop()]);
  await node.stop();
  await traces.stop();
});
