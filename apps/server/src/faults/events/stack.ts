import { rm } from 'node:fs/promises';
import { startCarrierSim } from '@alpaca/carrier-sim';
import type { Environment } from '../../../../../scripts/processes.ts';
import { openLedgerStack } from '../ledger/stack.ts';
import { openFleet } from '../support/fleet.ts';
import { startProcesses } from '../support/processesToKill.ts';
import { signInTo } from '../support/signInTo.ts';
import { addParcels, openLine } from './parcels.ts';
import { eventsEnv } from './pushing.ts';

/** Processes over a database of their own, a carrier that may push to them, and so many parcels on their way. */
export const openEventStack = async (dir: string, parcels: number, env: Environment = {}) => {
  await rm(dir, { recursive: true, force: true });
  const stack = await openLedgerStack(dir);
  const simulator = await startCarrierSim();
  const fleet = await openFleet(stack.cells());
  await openLine(stack);
  const processes = await startProcesses(stack, fleet, {
    ...eventsEnv,
    ...env,
    ALPACA_CARRIERS: JSON.stringify({ yunling: { simulator: { url: simulator.url } } }),
  });
  const token = await signInTo(processes.api(), 'starfield');
  await addParcels(stack, processes.api, token, parcels);
  return {
    stack,
    fleet,
    processes,
    /** Of a merchant. */
    token,
    async stop() {
      await fleet.stop();
      await simulator.stop();
      await stack.stop();
    },
  };
};
export type EventStack = Awaited<ReturnType<typeof openEventStack>>;
