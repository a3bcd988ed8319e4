import { callScenarios } from './call.ts';
import { carrierBillScenarios } from './carrierBills.ts';
import { cellScenarios } from './cells.ts';
import { eventScenarios } from './events.ts';
import { importScenarios } from './imports.ts';
import { labelMergeScenarios } from './labelMerge.ts';
import { labelScenarios } from './labels.ts';
import { ledgerScenarios } from './ledger.ts';
import { startLoad } from './load.ts';
import { standing, waitForQuiet } from './machine.ts';
import { openOrderScenarios } from './openOrders.ts';
import { orderScenarios } from './orders.ts';
import { ratingScenarios } from './rating.ts';
import { report } from './report.ts';
import { interleave } from './rounds.ts';
import { rowSecurityScenarios } from './rowSecurity.ts';
import { scanScenarios } from './scans.ts';
import { startSystem } from './system.ts';
import { writeTables } from './tables.ts';
import { trialScenarios } from './trials.ts';
import { writeScenarios } from './write.ts';

const scenarios = [
  ...callScenarios,
  ...writeScenarios,
  ...importScenarios,
  ...ledgerScenarios,
  ...ratingScenarios,
  ...labelScenarios,
  ...trialScenarios,
  ...orderScenarios,
  ...openOrderScenarios,
  ...rowSecurityScenarios,
  ...labelMergeScenarios,
  ...scanScenarios,
  ...eventScenarios,
  ...carrierBillScenarios,
  ...cellScenarios,
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  const known = scenarios.map(({ name }) => name).join(', ');
  console.error(`There is no scenario ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

const plan = {
  rounds: Number(process.env.BENCH_ROUNDS ?? 7),
  seconds: Number(process.env.BENCH_SECONDS ?? 5),
  warmUpSeconds: 5,
};
const patience = Number(process.env.BENCH_WAIT ?? 60);

console.log('Starting PostgreSQL and the API …');
const system = await startSystem();
const load = startLoad();
try {
  for (const scenario of scenarios) {
    if (wanted.length > 0 && !wanted.includes(scenario.name)) continue;
    const pair = await scenario.prepare(system, load);
    const before = await waitForQuiet(patience);
    const rounds = await interleave(pair.ours, pair.reference, plan);
    report(scenario, pair, rounds, { before, after: await standing() });
    await pair.stop?.();
    // The next scenario may need none, and whatever it left would go on beside it.
    await system.stopWorker();
  }
} finally {
  load.stop();
  await system.stop();
  writeTables();
}
