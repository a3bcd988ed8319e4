import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Carriers } from './carrier.ts';
import { type Cells, closeCells, openCells, workUrl } from './cells/cells.ts';
import { type Directory, openDirectory } from './cells/directory.ts';
import type { Config } from './config.ts';
import type { Keeper } from './fields/keepers/keeper.ts';
import { openKeeper } from './fields/keepers/openKeeper.ts';
import { openRings } from './fields/rings.ts';
import { openBoss } from './jobs/boss.ts';
import { startBosses } from './jobs/bosses.ts';
import { openLog } from './log.ts';
import { openStorage, type Storage } from './storage/index.ts';

/** What one running process has at hand, whoever asks. */
export interface Node {
  config: Config;
  log: Logger;
  cells: Cells;
  directory: Directory;
  /** Has the key that data keys are wrapped by. */
  keeper: Keeper;
  storage: Storage;
  carriers: Carriers;
  bossOf(cell: string): PgBoss;
  /** Resolves when a cell that was out of reach at the start answers. */
  ready(cell: string): Promise<void>;
  stop(): Promise<void>;
}

interface Equipment {
  log?: Logger;
  carriers?: Carriers;
}

export const startNode = async (
  config: Config,
  process: 'api' | 'worker' | 'seed',
  { log = openLog(process, config.logLevel), carriers = new Map() }: Equipment = {},
): Promise<Node> => {
  const keeper = openKeeper(config.keys);
  const cells = openCells(config, process);
  const isWorker = process === 'worker';
  const bosses = new Map(
    [...cells].map(([name, cell]) => [
      name,
      openBoss(workUrl(cell.urls, process), log, {
        supervise: isWorker,
        pool: isWorker ? config.workerParallel : 2,
      }),
    ]),
  );
  const queues = await startBosses(bosses, log);
  return {
    config,
    log,
    cells,
    directory: openDirectory(cells, log, openRings(keeper, log)),
    keeper,
    storage: openStorage(config.storage),
    carriers,
    bossOf: (cell) => bosses.get(cell) as PgBoss,
    ready: queues.ready,
    async stop() {
      // What is finished there needs the pools.
      await queues.stop();
      await closeCells(cells);
    },
  };
};
