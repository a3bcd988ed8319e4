import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { firstHash, lateMinutes, lineBytes, lineDay, nextHash } from './canonical.ts';
import { type EarlierRoot, earlierRoots, type Root, readRoot } from './roots.ts';
import type { LogFault } from './sealing.service.ts';

interface Sealed {
  id: string;
  seq: bigint;
  hash: Buffer;
  /** Null where the line is gone. */
  bytes: string | null;
  /** Which minute of its day it says it is of. */
  minute: number | null;
}

const atOnce = 5_000;

const sealsAfter = async (ctx: Ctx, day: string, seq: bigint): Promise<Sealed[]> => {
  const { rows } = await sql<Sealed>`
    select s.log_id as id, s.seq, s.hash, case when l.id is not null then ${lineBytes} end as bytes,
      (extract(epoch from l.created_at - s.day::timestamp at time zone 'UTC') / 60)::float8 as minute
    from log_seals s left join operation_logs l on l.tenant_id = s.tenant_id and l.id = s.log_id
    where s.tenant_id = ${ctx.tenant.id} and s.day = ${day}::date and s.seq > ${String(seq)}::bigint
    order by s.seq limit ${atOnce}`.execute(ctx.db);
  return rows;
};

/** Holds a chain against what was kept of it while its day went on; the roots in the order of their minutes. */
const holdAgainst = (roots: readonly EarlierRoot[], day: string) => {
  let next = 0;
  let before: EarlierRoot | undefined;
  let isAnother = false;
  const late: LogFault[] = [];
  return {
    /** The chain has so many lines and is chained to this. */
    at(count: number, hash: string) {
      for (; (roots[next]?.count ?? Infinity) <= count; next += 1) {
        before = roots[next];
        if (before?.count !== count || before.hash !== hash) isAnother = true;
      }
    },
    /** The next line says that it was written then. */
    line(id: string, minute: number | null) {
      const isLate = before && minute !== null && minute < before.minute - lateMinutes;
      if (isLate) late.push({ fault: 'inserted', day, id });
    },
    faults(): LogFault[] {
      return isAnother || next < roots.length ? [{ fault: 'root', day }] : late;
    },
  };
};
type Held = ReturnType<typeof holdAgainst>;

/** Goes through a day's chain. After a fault it goes on from what the chain says, so that each is told once. */
const verifyChain = async (
  ctx: Ctx,
  day: string,
  held: Held,
  faults: LogFault[],
): Promise<Root> => {
  let seq = 0n;
  let hash = firstHash(ctx.tenant.id, day);
  held.at(0, hash.toString('hex'));
  for (;;) {
    const seals = await sealsAfter(ctx, day, seq);
    for (const { id, seq: at, hash: said, bytes, minute } of seals) {
      held.line(id, minute);
      if (at !== seq + 1n) faults.push({ fault: 'chain', day });
      if (bytes === null) faults.push({ fault: 'removed', day, id });
      else if (!nextHash(hash, bytes).equals(said)) faults.push({ fault: 'altered', day, id });
      seq = at;
      hash = said;
      held.at(Number(seq), hash.toString('hex'));
    }
    if (seals.length < atOnce) return { count: Number(seq), hash: hash.toString('hex') };
  }
};

interface Day {
  day: string;
  count: bigint;
  last_hash: Buffer;
  closed_at: Date | null;
}

const verifyDay = async (ctx: Ctx, { day, ...said }: Day, faults: LogFault[]) => {
  const held = holdAgainst(await earlierRoots(ctx, day), day);
  const found = await verifyChain(ctx, day, held, faults);
  const isSaid = (one: Root) => one.count === found.count && one.hash === found.hash;
  if (!isSaid({ count: Number(said.count), hash: said.last_hash.toString('hex') })) {
    faults.push({ fault: 'chain', day });
  }
  const root = await readRoot(ctx, day);
  const onTheWay = held.faults();
  faults.push(...onTheWay);
  const isTold = onTheWay.some(({ fault }) => fault === 'root');
  if (root && !isSaid(root) && !isTold) faults.push({ fault: 'root', day });
  if (!root && said.closed_at) faults.push({ fault: 'noRoot', day });
};

/** Lines of days that are closed and have no place in their chains. */
const inserted = async (ctx: Ctx): Promise<LogFault[]> => {
  const { rows } = await sql<{ id: string; day: string }>`
    select l.id, ${lineDay}::text as day from operation_logs l
    where l.tenant_id = ${ctx.tenant.id}
      and l.created_at < (
        select max(day) + 1 from log_days where tenant_id = ${ctx.tenant.id} and closed_at is not null
      )::timestamp at time zone 'UTC'
      and not exists (select from log_seals s where s.tenant_id = l.tenant_id and s.log_id = l.id)
    order by l.created_at limit 100`.execute(ctx.db);
  return rows.map((row) => ({ fault: 'inserted' as const, ...row }));
};

// Whoever removes days whole leaves their roots behind.
const lookedBackDays = 31;

const mayBeOpen = (day: string) => Date.now() - Date.parse(day) < 2 * 86_400_000;

/** Days of which a root is kept and nothing stands in the database. */
const daysGone = async (ctx: Ctx, known: ReadonlySet<string>): Promise<LogFault[]> => {
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series(
      (select least(min(day), current_date) - ${lookedBackDays}::integer from log_days
        where tenant_id = ${ctx.tenant.id})::timestamp, current_date::timestamp, '1 day') d`.execute(
    ctx.db,
  );
  const faults: LogFault[] = [];
  for (const { day } of rows) {
    if (known.has(day)) continue;
    const isKept =
      (await readRoot(ctx, day)) ?? (mayBeOpen(day) && (await earlierRoots(ctx, day))[0]);
    if (isKept) faults.push({ fault: 'dayGone', day });
  }
  return faults;
};

/** Goes through all that is sealed; what somebody changed behind the application's back. */
export const verifyLog = async (ctx: Ctx): Promise<LogFault[]> => {
  const { rows: days } = await sql<Day>`
    select day::text as day, count, last_hash, closed_at from log_days
    where tenant_id = ${ctx.tenant.id} order by day`.execute(ctx.db);
  const faults: LogFault[] = [];
  for (const day of days) await verifyDay(ctx, day, faults);
  const gone = await daysGone(ctx, new Set(days.map(({ day }) => day)));
  return [...faults, ...(await inserted(ctx)), ...gone];
};
