import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/**
 * Every byte of a line `l` that it says anything by, as PostgreSQL writes it; times to the microsecond in UTC.
 * What stands here is never changed: lines that were sealed by it are checked by it.
 */
export const lineBytes = sql<string>`jsonb_build_array(l.tenant_id, l.id, l.merchant_id, l.user_id, l.operator,
  l.call, l.menu, l.type, l.params, l.about, l.changes, l.cost_ms,
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text`;

/** The day of the chain that a line `l` stands in. */
export const lineDay = sql<string>`(l.created_at at time zone 'UTC')::date`;

const sha256 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** What the first line of a day is chained to. */
export const firstHash = (tenantId: string, day: string): Buffer => sha256(`${tenantId} ${day}`);

/** A line's hash: of the one before it and of its own bytes. */
export const nextHash = (before: Buffer, bytes: string): Buffer => sha256(before, bytes);

/** A line is written with its request's commit, which takes seconds at most: one that comes later was put in. */
export const lateMinutes = 15;
