import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../ids.ts';
import type { Side } from './side.ts';
import { movedTables } from './tables.ts';

/** A tenant's rows on their way from one cell to another: what one publishes and the other follows. */
export interface Stream {
  name: string;
  from: Side;
  to: Side;
  /** The tenant and its sandbox. */
  tenants: readonly string[];
}

const { escapeIdentifier: name, escapeLiteral: text } = pg;

export const streamOf = (
  way: 'there' | 'back',
  [tenant, ...twins]: readonly string[],
  [from, to]: readonly [Side, Side],
): Stream => ({
  name: `alpaca_${way}_${(tenant as string).replaceAll('-', '')}`,
  from,
  to,
  tenants: [tenant as string, ...twins],
});

const has = async ({ client }: Side, catalogue: string, column: string, value: string) =>
  (await client.query(`select from ${catalogue} where ${column} = $1`, [value])).rowCount === 1;

export const isPublished = (stream: Stream) =>
  has(stream.from, 'pg_publication', 'pubname', stream.name);

/** Names what leaves: the tenant's rows of every table, days of a table as the table itself. */
export const publish = async (stream: Stream) => {
  if (await isPublished(stream)) return;
  const rows = `where (tenant_id in (${stream.tenants.map((id) => `${text(id)}::uuid`).join()}))`;
  const tables = (await movedTables(stream.from.client)).map((table) => `${table} ${rows}`);
  await stream.from.client.query(
    `create publication ${name(stream.name)} for table ${tables.join()}
     with (publish = 'insert, update, delete', publish_via_partition_root = true)`,
  );
};

/** From here on nothing is missed; waits for those who are writing there at the moment. */
export const holdSlot = async ({ name: slot, from }: Stream) => {
  if (await has(from, 'pg_replication_slots', 'slot_name', slot)) return;
  await from.client.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [slot]);
};

/** What was written there until now is not told: it came from here. */
export const skipToNow = ({ name: slot, from }: Stream) =>
  from.client.query('select pg_replication_slot_advance($1, pg_current_wal_lsn())', [slot]);

/** Whether a subscription to this stream is there. */
export const isFollowed = (stream: Stream) =>
  has(
    stream.to,
    `(select subname from pg_subscription s join pg_database d on d.oid = s.subdbid
      where d.datname = current_database()) mine`,
    'subname',
    stream.name,
  );

export const follow = async (stream: Stream, { copy }: { copy: boolean }) => {
  if (await isFollowed(stream)) return;
  const subscription = name(stream.name);
  await stream.to.client.query(
    `create subscription ${subscription} connection ${text(stream.from.url)} publication ${subscription}
     with (create_slot = false, slot_name = ${text(stream.name)}, copy_data = ${copy}, enabled = ${copy})`,
  );
};

export const setFollowing = (stream: Stream, goesOn: boolean) =>
  stream.to.client.query(
    `alter subscription ${name(stream.name)} ${goesOn ? 'enable' : 'disable'}`,
  );

export interface Copied {
  copied: number;
  tables: number;
  /** How often it was refused on arrival, as where rows of the tenant were there already. */
  errors: number;
}

/** How many tables have all their rows. */
export const copied = async (stream: Stream): Promise<Copied> => {
  const { rows } = await stream.to.client.query<Copied>(
    `select count(*)::integer as tables, (count(*) filter (where srsubstate = 'r'))::integer as copied,
       coalesce(max(t.apply_error_count + t.sync_error_count), 0)::integer as errors
     from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid
       left join pg_stat_subscription_stats t on t.subid = s.oid
     where s.subname = $1`,
    [stream.name],
  );
  return rows[0] as Copied;
};

/** Waits until all that was committed there before now is here. */
export const caughtUp = async (stream: Stream, withinMs: number) => {
  const [tenant] = stream.tenants;
  const mark = newId();
  await stream.from.client.query(
    `insert into moves.marks (tenant_id, mark) values ($1, $2)
     on conflict (tenant_id) do update set mark = excluded.mark`,
    [tenant, mark],
  );
  const arrived = 'select from moves.marks where tenant_id = $1 and mark = $2';
  for (const end = Date.now() + withinMs; ; await sleep(10)) {
    const { rowCount } = await stream.to.client.query(arrived, [tenant, mark]);
    if (rowCount === 1) return;
    if (Date.now() > end) throw new Error(`${stream.to.cell} lies behind ${stream.from.cell}`);
  }
};

/** Takes a stream away, as much of it as there is. */
export const endStream = async (stream: Stream) => {
  const { from, to, name: slot } = stream;
  const named = name(slot);
  if (await isFollowed(stream)) {
    await to.client.query(`alter subscription ${named} disable`);
    await to.client.query(`alter subscription ${named} set (slot_name = none)`);
    await to.client.query(`drop subscription ${named}`);
  }
  await from.client.query(`drop publication if exists ${named}`);
  const drop =
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1';
  // Whoever read from it has been told to end, and takes a moment.
  for (const end = Date.now() + 20_000; ; await sleep(50)) {
    const left = await from.client.query(drop, [slot]).catch((error) => error as Error);
    if (!(left instanceof Error)) return;
    if (Date.now() > end) throw left;
  }
};
