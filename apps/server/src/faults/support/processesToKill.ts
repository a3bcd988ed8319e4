import { randomInt } from 'node:crypto';
import { noteKill } from '../../../../../scripts/kills.ts';
import type { Environment, Running } from '../../../../../scripts/processes.ts';
import type { LedgerStack } from '../ledger/stack.ts';
import type { ApiProcess, Fleet } from './fleet.ts';

const kinds = ['api', 'worker', 'postgres'] as const;
type ProcessKind = (typeof kinds)[number];

/** An API, a worker and their PostgreSQL: killed as it comes, and started again at once. */
export const startProcesses = async (stack: LedgerStack, fleet: Fleet, env: Environment = {}) => {
  let started = 0;
  const startApi = () => {
    started += 1;
    return fleet.api(`api${started}`, env);
  };
  const startWorker = () => {
    started += 1;
    return fleet.worker(`worker${started}`, env);
  };
  let [api, worker]: [ApiProcess, Running] = await Promise.all([startApi(), startWorker()]);
  const killed: Record<ProcessKind, number> = { api: 0, worker: 0, postgres: 0 };
  const kill: Record<ProcessKind, () => Promise<unknown>> = {
    async api() {
      api.kill();
      api = await startApi();
    },
    async worker() {
      worker.kill();
      worker = await startWorker();
    },
    async postgres() {
      noteKill('postgres');
      process.kill(stack.postgres.pid, 'SIGKILL');
      await stack.postgres.exited;
      await stack.restartPostgres();
    },
  };
  return {
    /** The process that answers at present. */
    api: () => api,
    killed,
    /** Each at least once, then as it comes. */
    async killOne() {
      const spared = kinds.find((kind) => killed[kind] === 0);
      const next = spared ?? (kinds[randomInt(kinds.length)] as ProcessKind);
      await kill[next]();
      killed[next] += 1;
    },
  };
};
export type Processes = Awaited<ReturnType<typeof startProcesses>>;
