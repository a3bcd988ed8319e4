import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Keeper } from './keepers/keeper.ts';
import { makeRing, type Ring } from './ring.ts';

type Db = Kysely<DB>;
type Purpose = 'fields' | 'index';

/** How long a node may go on with the keys that it has read. */
export const ringKeepMs = 5 * 60_000;
// By then every node has read a new key, and opens what is sealed by it.
const settled = sql<boolean>`created_at < now() - interval '11 minutes'`;

const indexId = 'index';

/** A month as keys are named by it: 2611. */
export const monthId = (at = new Date()) => at.toISOString().slice(2, 7).replace('-', '');
const firstDay = (id: string) => `20${id.slice(0, 2)}-${id.slice(2, 4)}-01`;

export const aboutKey = (tenantId: string, id: string) => `${tenantId}|${id}`;

const readKeys = (db: Db, tenantId: string) =>
  db
    .selectFrom('data_keys')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'purpose', 'wrapped', 'wrapped_by', settled.as('settled')])
    .orderBy('id')
    .execute();

/** One more key. Of two nodes that make the same at once, one is kept and both read it. */
export const addKey = async (db: Db, keeper: Keeper, tenantId: string, id: string) => {
  const { wrapped, by } = await keeper.wrap(aboutKey(tenantId, id), randomBytes(32));
  const purpose: Purpose = id === indexId ? 'index' : 'fields';
  const month = purpose === 'index' ? null : firstDay(id);
  await db
    .insertInto('data_keys')
    .values({ tenant_id: tenantId, id, purpose, month, wrapped, wrapped_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type KeyRow = Awaited<ReturnType<typeof readKeys>>[number];

const aheadMs = 5 * 24 * 3_600_000;

/** The month's key, and days before it begins the next one's: who works through that night knows it. */
const needed = (at = Date.now()) => [
  ...new Set([indexId, monthId(new Date(at)), monthId(new Date(at + aheadMs))]),
];

const withNeeded = async (db: Db, keeper: Keeper, tenantId: string): Promise<KeyRow[]> => {
  const rows = await readKeys(db, tenantId);
  const has = (id: string) => rows.some((row) => row.id.startsWith(id));
  const missing = needed().filter((id) => !has(id));
  if (missing.length === 0) return rows;
  try {
    for (const id of missing) await addKey(db, keeper, tenantId, id);
  } catch (error) {
    // A master key out of reach, or a database that may only be read: last month's key does as well.
    if (!has(indexId) || rows.length < 2) throw error;
    return rows;
  }
  return readKeys(db, tenantId);
};

const unwrapped = async (keeper: Keeper, tenantId: string, rows: readonly KeyRow[]) => {
  const opened = await Promise.allSettled(
    rows.map(({ id, wrapped, wrapped_by }) =>
      keeper.unwrap(aboutKey(tenantId, id), { wrapped, by: wrapped_by }),
    ),
  );
  return rows.flatMap((row, i) => {
    const result = opened[i] as PromiseSettledResult<Buffer>;
    return result.status === 'fulfilled' ? [{ ...row, key: result.value }] : [];
  });
};

export interface ReadRing {
  ring: Ring;
  /** Keys that exist and could not be unwrapped; what they sealed stays closed for now. */
  missing: number;
}

/**
 * A tenant's keys; the month's is made where there is none. Sealed is by the newest up to now that all
 * nodes know, and by the first where there is no other.
 */
export const readRing = async (db: Db, keeper: Keeper, tenantId: string): Promise<ReadRing> => {
  const rows = await withNeeded(db, keeper, tenantId);
  const all = await unwrapped(keeper, tenantId, rows);
  const fields = all.filter(({ purpose }) => purpose === 'fields');
  // `2611` and `2611b` are before `2612`.
  const begun = fields.filter(({ id }) => id.slice(0, 4) <= monthId());
  const current = begun.findLast((key) => key.settled) ?? begun[0] ?? fields[0] ?? null;
  const index = all.find(({ purpose }) => purpose === 'index')?.key ?? null;
  const keys = new Map(fields.map(({ id, key }) => [id, key]));
  const ring = makeRing({ tenantId, current, fields: keys, index });
  return { ring, missing: rows.length - all.length };
};
