import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import type { Node } from '../../../platform/node.ts';
import { firstHash, lateMinutes, lineBytes, lineDay, nextHash } from './canonical.ts';
import { keepEarlierRoot, keepRoot, minuteOf } from './roots.ts';

/** One who seals at a time: the next waits, and finds nothing left to seal. */
const takeTurn = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`seal ${ctx.tenant.id}`}, 0))`.execute(
    ctx.db,
  );

interface Unsealed {
  id: string;
  day: string;
  bytes: string;
}

const atOnce = 2_000;

/** What joins a day that is open still; nothing joins one that is closed, and the check tells of it. */
const unsealed = async (ctx: Ctx): Promise<Unsealed[]> => {
  const { rows } = await sql<Unsealed>`
    with closed as (
      select coalesce(max(day) + 1, '-infinity') as until from log_days
      where tenant_id = ${ctx.tenant.id} and closed_at is not null
    )
    select l.id, ${lineDay}::text as day, ${lineBytes} as bytes
    from operation_logs l
    where l.tenant_id = ${ctx.tenant.id}
      and l.created_at >= (select until from closed)::timestamp at time zone 'UTC'
      and not exists (select from log_seals s where s.tenant_id = l.tenant_id and s.log_id = l.id)
    order by l.created_at, l.id limit ${atOnce}`.execute(ctx.db);
  return rows;
};

interface Day {
  count: bigint;
  last_hash: Buffer;
}

const openDay = async (ctx: Ctx, day: string): Promise<Day> => {
  const tenant_id = ctx.tenant.id;
  await sql`
    insert into log_days (tenant_id, day, last_hash)
    values (${tenant_id}, ${day}::date, ${firstHash(tenant_id, day)}) on conflict do nothing`.execute(
    ctx.db,
  );
  const { rows } = await sql<Day>`
    select count, last_hash from log_days where tenant_id = ${tenant_id} and day = ${day}::date
    for update`.execute(ctx.db);
  return rows[0] as Day;
};

const sealDay = async (ctx: Ctx, day: string, lines: readonly Unsealed[]) => {
  let { count, last_hash: hash } = await openDay(ctx, day);
  const seals = lines.map(({ id, bytes }) => {
    count += 1n;
    hash = nextHash(hash, bytes);
    return { id, seq: String(count), hash: hash.toString('hex') };
  });
  await sql`
    insert into log_seals (tenant_id, log_id, day, seq, hash)
    select ${ctx.tenant.id}, s.id, ${day}::date, s.seq, decode(s.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s (id uuid, seq bigint, hash text)`.execute(
    ctx.db,
  );
  await sql`
    update log_days set count = ${String(count)}::bigint, last_hash = ${hash}
    where tenant_id = ${ctx.tenant.id} and day = ${day}::date`.execute(ctx.db);
};

/** Some of what is not sealed yet; how many. */
const sealSome = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    await takeTurn(ctx);
    const lines = await unsealed(ctx);
    for (const [day, some] of Map.groupBy(lines, ({ day }) => day)) await sealDay(ctx, day, some);
    return lines.length;
  });

/** Days that are over, with those on which nothing happened: what is put into them later has no place. */
const closeDays = (ctx: Ctx, now: Date) =>
  inTx(ctx, async (ctx) => {
    await takeTurn(ctx);
    const over = sql`(${now}::timestamptz - make_interval(mins => ${lateMinutes})) at time zone 'UTC'`;
    const { rows } = await sql<{ day: string }>`
      select d::date::text as day from generate_series(
        (select min(day) from log_days where tenant_id = ${ctx.tenant.id} and closed_at is null)::timestamp,
        (${over})::date - 1, '1 day') d
      order by d`.execute(ctx.db);
    for (const { day } of rows) {
      const { count, last_hash } = await openDay(ctx, day);
      await keepRoot(ctx, day, { count: Number(count), hash: last_hash.toString('hex') });
      await sql`
        update log_days set closed_at = now() where tenant_id = ${ctx.tenant.id} and day = ${day}::date`.execute(
        ctx.db,
      );
    }
    // The day that follows is begun, so that one without lines is closed in its turn too.
    if (rows.length > 0) {
      const { rows: next } = await sql<{
        day: string;
      }>`select (${over})::date::text as day`.execute(ctx.db);
      await openDay(ctx, next[0]?.day as string);
    }
  });

const keptCounts = new WeakMap<Node, Map<string, bigint>>();
const quietMinutes = 15;

/**
 * What the days that are open are by now goes outside the database every minute in which something was
 * sealed, and now and then where nothing was: what is put in later by its date is told by that.
 */
const keepOpenDays = async (ctx: Ctx, now: Date) => {
  const { rows } = await sql<Day & { day: string }>`
    select day::text as day, count, last_hash from log_days
    where tenant_id = ${ctx.tenant.id} and closed_at is null`.execute(ctx.db);
  const kept = keptCounts.get(ctx.node) ?? new Map<string, bigint>();
  keptCounts.set(ctx.node, kept);
  for (const { day, count, last_hash } of rows) {
    const minute = minuteOf(day, now);
    const key = `${ctx.tenant.id} ${day}`;
    if (kept.get(key) === count && minute % quietMinutes !== 0) continue;
    await keepEarlierRoot(ctx, day, minute, {
      count: Number(count),
      hash: last_hash.toString('hex'),
    });
    kept.set(key, count);
  }
};

/**
 * Seals a tenant's new lines, and closes the days that are over once nothing is left to seal. Whether
 * nothing is: after so many parts it is others' turn.
 */
export const sealLog = async (ctx: Ctx, now = new Date(), partsMost = Infinity) => {
  for (let parts = 0; (await sealSome(ctx)) === atOnce; ) {
    parts += 1;
    if (parts >= partsMost) return false;
  }
  await keepOpenDays(ctx, now);
  await closeDays(ctx, now);
  await sql`
    insert into log_checks (tenant_id, sealed_until) values (${ctx.tenant.id}, ${now})
    on conflict (tenant_id) do update set sealed_until = excluded.sealed_until`.execute(ctx.db);
  return true;
};
