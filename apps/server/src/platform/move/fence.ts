import { setTimeout as sleep } from 'node:timers/promises';
import { inOneStep, type Side } from './side.ts';

/** How long whoever closes a tenant waits for those in it before it lets others in again. */
const waitMs = 1_500;
const tries = 20;
const restMs = 2_000;

// Both numbers are those of moves.enter.
const shut = 'select pg_advisory_xact_lock(4115, hashtext(t)) from unnest($1::uuid[]::text[]) t';

const tooLong = new Set(['55P03', '40P01']);

/** Who is in the tenant, for whoever waits for them in vain. */
const inside = async ({ client }: Side, tenants: readonly string[]) => {
  const { rows } = await client.query<{ who: string }>(
    `select format('pid %s, %s, for %s: %s', a.pid, a.application_name, now() - a.xact_start, left(a.query, 80)) as who
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 4115 and l.objsubid = 2
       and l.objid::bigint::bit(32) = any (array(select hashtext(t)::bit(32) from unnest($1::uuid[]::text[]) t))
       and a.pid <> pg_backend_pid()`,
    [tenants],
  );
  return rows.map(({ who }) => who);
};

const shutOnce = (side: Side, tenants: readonly string[]) =>
  inOneStep(side, async () => {
    await side.client.query(`set local lock_timeout = ${waitMs}`);
    await side.client.query(shut, [tenants]);
    await side.client.query(
      `insert into moves.closed (tenant_id, goes_with, why)
       select t, ($1::uuid[])[1], 'handedOver' from unnest($1::uuid[]) t
       on conflict (tenant_id) do update set why = excluded.why, is_ready = false, heard_at = now()`,
      [tenants],
    );
    await side.client.query('select moves.set_jobs_aside($1)', [tenants]);
  });

/** Folds and sweeps that began before it was closed may still write. */
const sweepersAreDone = async ({ client }: Side) => {
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const busy = `select from pg_stat_activity where datname = current_database()
    and usename in ('alpaca_sweep', 'alpaca_relay') and state <> 'idle' and xact_start <= $1`;
  for (const end = Date.now() + waitMs; ; await sleep(10)) {
    if ((await client.query(busy, [rows[0]?.at])).rowCount === 0) return;
    if (Date.now() > end) throw new Error('sweeps take too long');
  }
};

/** Lets nobody write any more, once all who do are done; says since when. Their jobs lie aside. */
export const close = async (
  side: Side,
  tenants: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  for (let tried = 1; ; tried += 1) {
    const began = performance.now();
    try {
      await shutOnce(side, tenants);
      await sweepersAreDone(side);
      return began;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const isBusy = tooLong.has(code ?? '') || message === 'sweeps take too long';
      if (!isBusy || tried === tries) throw error;
      await reopen(side, tenants);
      for (const who of await inside(side, tenants)) say(`waited for in vain: ${who}`);
    }
    await sleep(restMs);
  }
};

export const reopen = ({ client }: Side, tenants: readonly string[]) =>
  client.query('select moves.open_here($1)', [tenants]);

/** Nobody touches what comes in before it is whole. */
export const keepOut = ({ client }: Side, tenants: readonly string[]) =>
  client.query(
    `insert into moves.closed (tenant_id, goes_with, why)
     select t, ($1::uuid[])[1], 'comes' from unnest($1::uuid[]) t
     on conflict (tenant_id) do update set why = excluded.why, is_ready = false`,
    [tenants],
  );

/** Says that a mover is at work: whoever hears nothing for long ends the waiting without it. */
export const sayAlive = async (sides: readonly Side[], tenants: readonly string[]) => {
  const text = `update moves.closed set heard_at = clock_timestamp() where tenant_id = any ($1)`;
  await Promise.all(sides.map(({ client }) => client.query(text, [tenants])));
};
