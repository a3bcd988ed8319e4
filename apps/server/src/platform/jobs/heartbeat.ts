import type { Job, PgBoss } from 'pg-boss';
import { bossSchema, type Lane, lanes, silentMs } from './boss.ts';

const run = async <Row>(boss: PgBoss, text: string, values: unknown[]) =>
  (await boss.getDb().executeSql(text, values)).rows as Row[];

/** Says that these jobs are alive. Returns the ids of those that are still ours. */
export const beat = async (boss: PgBoss, lane: Lane, jobs: readonly Job[]) => {
  const rows = await run<{ id: string }>(
    boss,
    `update ${bossSchema}.job set heartbeat_on = now()
     where name = $1 and state = 'active' and id = any($2)
       and (id, retry_count) in (select * from unnest($2::uuid[], $3::integer[]))
     returning id`,
    [lane, jobs.map((job) => job.id), jobs.map((job) => job.retryCount)],
  );
  return new Set(rows.map((row) => row.id));
};

/** Jobs whose worker has said nothing for too long. */
export const silentJobs = (boss: PgBoss) =>
  run<{ name: Lane; id: string; retryCount: number }>(
    boss,
    // Every job has a group, and the index of active jobs is by group.
    `select name, id, retry_count as "retryCount" from ${bossSchema}.job
     where name = any($1) and state = 'active' and group_id is not null
       and heartbeat_on < now() - $2 * interval '1 millisecond'`,
    [lanes, silentMs],
  );
