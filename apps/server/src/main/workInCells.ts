import { setTimeout as sleep } from 'node:timers/promises';
import { type Cell, servedCells } from '../platform/cells/cells.ts';
import type { JobKind } from '../platform/jobs/jobs.ts';
import { startPumps } from '../platform/jobs/pump.ts';
import { startSweep } from '../platform/jobs/sweep.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Node } from '../platform/node.ts';
import { startListener } from '../platform/outbox/listener.ts';
import type { Heard } from '../platform/outbox/outbox.ts';
import { pumps, services, sweeps } from './modules.ts';

const againMs = 2_000;

interface Part {
  stop(): Promise<void>;
}

/** What is done by the clock, as soon as the cell can be told of it. */
const keepClock = async (node: Node, cell: Cell, stop: AbortSignal) => {
  while (!stop.aborted) {
    try {
      return await startSweep(node, cell, sweeps);
    } catch (err) {
      node.log.error({ err, cell: cell.name }, 'the clock’s work could not begin, trying again');
      await sleep(againMs, undefined, { signal: stop }).catch(() => {});
    }
  }
};

/** A worker's work in a cell. Where that doesn't answer, it begins when it does. */
const workIn = (
  node: Node,
  cell: Cell,
  { kinds, byTheClock }: { kinds: readonly JobKind[]; byTheClock: boolean },
) => {
  const stop = new AbortController();
  const parts: Part[] = [
    startPumps(node, cell, pumps),
    ...services.map((start) => start(node, cell)),
  ];
  const missed = () => node.directory.forget();
  const heard = ({ cmd }: Heard) => (cmd === 'directory' ? missed() : undefined);
  void startListener(cell.urls.worker, { heard, missed }, node.log, stop.signal);
  const begin = async () => {
    await node.ready(cell.name);
    if (stop.signal.aborted) return;
    parts.push(startWorker({ node, cell: cell.name, kinds }));
    if (byTheClock) await keepClock(node, cell, stop.signal);
  };
  return {
    begun: begin(),
    async stop() {
      stop.abort();
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
};

/** Works in every cell that this process serves; resolves when it does in one of them. */
export const workInCells = async (
  node: Node,
  kinds: readonly JobKind[],
  { byTheClock = true } = {},
) => {
  const cells = servedCells(node).map((cell) => workIn(node, cell, { kinds, byTheClock }));
  await Promise.any(cells.map(({ begun }) => begun));
  return { stop: () => Promise.all(cells.map((cell) => cell.stop())) };
};
