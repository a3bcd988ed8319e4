import { Gauge, type Registry } from 'prom-client';
import { bossSchema, lanes, timetable } from '../jobs/boss.ts';
import type { AskCells } from './seeing.ts';

const queues = [...lanes, ...Object.keys(timetable)];
// As many as are taken next: what is far behind them in the queue is no older.
const lookedAt = 1_000;

const queueAges = `
  select q.name as queue, greatest(0, coalesce(extract(epoch from now() - j.since), 0))::float8 as seconds
  from unnest(array['${queues.join("','")}']) q (name)
  cross join lateral (
    select min(greatest(due.created_on, due.start_after)) as since from (
      select created_on, start_after from ${bossSchema}.job
      where name = q.name and state < 'active' and not blocked and start_after <= now()
      order by priority desc, created_on limit ${lookedAt}
    ) due
  ) j`;

/** How long the oldest job of all queues has been due. */
export const oldestJob = `select coalesce(max(a.seconds), 0) from (${queueAges}) a`;

const horizons = `
  select p.relname as "table", coalesce(extract(epoch from max(
    substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([^']+)'\\)$$)::timestamp
  ) - now() at time zone 'utc') / 86400, 0)::float8 as days
  from pg_partitioned_table t
  join pg_class p on p.oid = t.partrelid and p.relnamespace = 'public'::regnamespace
  left join pg_inherits i on i.inhparent = p.oid
  left join pg_class c on c.oid = i.inhrelid
  where t.partstrat = 'r' group by p.relname`;

const sizes = 'select alpaca.relay_lag() as lag, alpaca.wal_bytes()::float8 as wal';

const plainFields = 'select place, rows::float8 as rows from alpaca.plain_fields()';

/** How far a database's work lies behind and how much room it has, told by whichever api node is asked. */
export const measureDatabases = (ask: AskCells, registry: Registry) => {
  const age = new Gauge({
    name: 'alpaca_queue_age_seconds',
    help: 'How long the oldest job of a queue has been due without being taken',
    labelNames: ['cell', 'queue'],
    registers: [registry],
    async collect() {
      age.reset();
      await ask<{ queue: string; seconds: number }>(
        'ages of jobs',
        queueAges,
        (cell, { queue, seconds }) => age.set({ cell, queue }, seconds),
      );
    },
  });
  const horizon = new Gauge({
    name: 'alpaca_partition_horizon_days',
    help: 'For how long there is still room in a table that is divided by days',
    labelNames: ['cell', 'table'],
    registers: [registry],
    async collect() {
      horizon.reset();
      await ask<{ table: string; days: number }>('partitions', horizons, (cell, { table, days }) =>
        horizon.set({ cell, table }, days),
      );
    },
  });
  const plain = new Gauge({
    name: 'alpaca_plain_fields',
    help: 'Rows that the sealing job looked at and had to leave plain, or sealed by an old key',
    labelNames: ['cell', 'place'],
    registers: [registry],
    async collect() {
      plain.reset();
      await ask<{ place: string; rows: number }>('plain fields', plainFields, (cell, told) =>
        plain.set({ cell, place: told.place }, told.rows),
      );
    },
  });
  const wal = new Gauge({
    name: 'alpaca_wal_bytes',
    help: 'What the write-ahead log takes of the database’s disk',
    labelNames: ['cell'],
    registers: [registry],
  });
  const lag = new Gauge({
    name: 'alpaca_relay_lag_seconds',
    help: 'How long the oldest message to all nodes has waited to be told',
    labelNames: ['cell'],
    registers: [registry],
    async collect() {
      for (const one of [lag, wal]) one.reset();
      await ask<{ lag: number; wal: number | null }>('the relay’s lag', sizes, (cell, told) => {
        lag.set({ cell }, told.lag);
        if (told.wal !== null) wal.set({ cell }, told.wal);
      });
    },
  });
};
