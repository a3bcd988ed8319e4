import type { Pool, PoolClient } from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Cells } from '../cells/cells.ts';

type Got = (err: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Hears of everybody who asked for a connection how long that took; the pool's own queries ask so too. */
const hearWaits = (pool: Pool, heard: (seconds: number) => void) => {
  const connect = pool.connect.bind(pool);
  const timed = (got?: Got) => {
    const begun = performance.now();
    const tell = () => heard((performance.now() - begun) / 1000);
    if (!got) return connect().finally(tell);
    return connect((err, client, done) => {
      tell();
      got(err, client, done);
    });
  };
  pool.connect = timed as Pool['connect'];
};

/** How many connections each pool has, how many wait for one, and how long that takes. */
export const measurePools = (cells: Cells, registry: Registry) => {
  const pools = [...cells.values()].flatMap(({ name: cell, pool, aside }) => [
    { labels: { cell, pool: 'calls' }, pool },
    { labels: { cell, pool: 'aside' }, pool: aside },
  ]);
  const labelNames = ['cell', 'pool'] as const;
  const waits = new Histogram({
    name: 'alpaca_pool_wait_seconds',
    help: 'How long it took to be given a connection to the database',
    labelNames,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers: [registry],
  });
  for (const { labels, pool } of pools) {
    const own = waits.labels(labels);
    hearWaits(pool, (seconds) => own.observe(seconds));
  }
  const gauge = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const { labels, pool } of pools) this.set(labels, read(pool));
      },
    });
  gauge('alpaca_pool_waiting', 'How many wait for a connection', (pool) => pool.waitingCount);
  gauge('alpaca_pool_connections', 'Open connections', (pool) => pool.totalCount);
  gauge('alpaca_pool_idle', 'Open connections that nobody has', (pool) => pool.idleCount);
};
