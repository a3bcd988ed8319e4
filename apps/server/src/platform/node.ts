import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Carriers } from './carrier.ts';
import { type Cells, closeCells, openCells, workUrl } from './cells/cells.ts';
import { type Directory, openDirectory } from './cells/directory.ts';
import type { Config } from './config.ts';
import { openBoss } from './jobs/boss.ts';
import { openLog } from './log.ts';
import { openStorage, type Storage } from './storage/index.ts';

/** What one running process has at hand, whoever asks. */
export interface Node {
  config: Config;
  log: Logger;
  cells: Cells;
  directory: Directory;
  storage: Storage;
  carriers: Carriers;
  bossOf(cell: string): PgBoss;
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
  await Promise.all([...bosses.values()].map((boss) => boss.start()));
  return {
    config,
    log,
    cells,
    directory: openDirectory(cells),
    storage: openStorage(config.storage),
    carriers,
    bossOf: (cell) => bosses.get(cell) as PgBoss,
    async stop() {
      // Jobs under way are finished first; they need the pools.
      await Promise.all(
        [...bosses.values()].map((b) => b.stop({ graceful: true, timeout: 30_000 })),
      );
      await closeCells(cells);
    },
  };
};
