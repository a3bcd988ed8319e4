import type { PgBoss } from 'pg-boss';
import { bossSchema, type Lane, lanes, silentMs } from './boss.ts';

const run = async <Row>(boss: PgBoss, text: string, values: unknown[]) =>
  (await boss.getDb().executeSql(text, values)).rows as Row[];

type Attempt = { id: string; retryCount: number };
const keyOf = ({ id, retryCount }: Attempt) => `${id} ${retryCount}`;

/** Says that these jobs are alive. Tells which of them are still ours. */
export const beat = async (boss: PgBoss, lane: Lane, jobs: readonly Attempt[]) => {
  const rows = await run<Attempt>(
    boss,
    `update ${bossSchema}.job set heartbeat_on = now()
     where name = $1 and state = 'active' and id = any($2)
       and (id, retry_count) in (select * from unnest($2::uuid[], $3::integer[]))
     returning id, retry_count as "retryCount"`,
    [lane, jobs.map((job) => job.id), jobs.map((job) => job.retryCount)],
  );
  const ours = new Set(rows.map(keyOf));
  return (job: Attempt) => ours.has(keyOf(job));
};

/** Jobs whose worker has said nothing for too long. */
export const silentJobs = (boss: PgBoss) =>
  run<Attempt & { name: Lane }>(
    boss,
    // Every job has a group, and the index of active jobs is by group.
    `select name, id, retry_count as "retryCount" from ${bossSchema}.job
     where name = any($1) and state = 'active' and group_id is not null
       and heartbeat_on < now() - $2 * interval '1 millisecond'`,
    [lanes, silentMs],
  );
