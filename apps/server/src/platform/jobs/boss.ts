import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Where a job waits: people are watching it, or it is bulk work. Each lane has workers of its own. */
export const lanes = ['interactive', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

/** What is done by the clock, and when: each has a queue of its own name. */
export const timetable = {
  sweep: '*/15 * * * *',
  tenants: '*/5 * * * *',
  fold: '* * * * *',
  night: '15 3 * * *',
} as const;

export const bossSchema = 'pgboss';

/** A worker says so often that its jobs are alive; silent for so long, it has lost them. */
export const beatMs = 2_000;
export const silentMs = 7_000;

// The queue itself looks for silent workers too, but only once a minute.
export const laneOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
} as const;

/** A client of the queue for the application's role: it works in tables it doesn't own. */
export const openBoss = (
  url: string,
  log: Logger,
  options: { supervise: boolean; pool: number },
) => {
  const boss = new PgBoss({
    connectionString: url,
    schema: bossSchema,
    max: options.pool,
    application_name: 'alpaca-jobs',
    migrate: false,
    createSchema: false,
    supervise: options.supervise,
    schedule: options.supervise,
    reindex: false,
  });
  boss.on('error', (err) => log.error({ err }, 'queue'));
  return boss;
};
