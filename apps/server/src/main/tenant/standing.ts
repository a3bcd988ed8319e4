import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { administratorsOf, hasPassword } from '../administrators.ts';

type Db = Kysely<DB>;

export interface StandingTenant {
  id: string;
  nameZh: string;
  nameEn: string;
  zone: string;
  hosts: string[];
}

/** What there is of a tenant so far; each is null where there is none. */
export interface Standing {
  tenant: StandingTenant | null;
  /** Who chose a password already. */
  administrator: string | null;
  carrier: { id: string; name: string } | null;
  line: { id: string; name: string } | null;
  warehouse: string | null;
  /** The bank of an account that merchants are offered. */
  account: string | null;
}

const hostsOf = async (db: Db, tenantId: string) => {
  const { rows } = await sql<{ host: string }>`
    select host from directory.tenant_hosts where tenant_id = ${tenantId} order by host`.execute(
    db,
  );
  return rows.map(({ host }) => host);
};

/** A host leads to one tenant. */
export const requireFreeHost = async (db: Db, host: string) => {
  const { rows } = await sql`
    select from directory.tenant_hosts where host = ${host.toLowerCase()}`.execute(db);
  if (rows.length > 0) throw new Error(`--host ${host} leads to another tenant already`);
};

const administratorOf = async (db: Db, tenantId: string) =>
  (await administratorsOf(db, tenantId)).find(hasPassword)?.username ?? null;

const firstOf = (db: Db, table: 'channels' | 'products' | 'warehouses', tenantId: string) =>
  db
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .select(['id', 'name_en'])
    .executeTakeFirst();

const accountOf = async (db: Db, tenantId: string) => {
  const row = await db
    .selectFrom('bank_infos')
    .where('tenant_id', '=', tenantId)
    .where('is_shown', '=', true)
    .orderBy('id')
    .select('bank')
    .executeTakeFirst();
  return row?.bank ?? null;
};

export const standingOf = async (db: Db, code: string, directory: Db = db): Promise<Standing> => {
  const row = await db
    .selectFrom('tenants')
    .where('code', '=', code)
    .select(['tenant_id', 'name_zh', 'name_en', 'zone'])
    .executeTakeFirst();
  if (!row) {
    const nothing = { administrator: null, carrier: null, line: null };
    return { tenant: null, ...nothing, warehouse: null, account: null };
  }
  const { tenant_id: id, name_zh: nameZh, name_en: nameEn, zone } = row;
  const carrier = await firstOf(db, 'channels', id);
  const line = await firstOf(db, 'products', id);
  return {
    tenant: { id, nameZh, nameEn, zone, hosts: await hostsOf(directory, id) },
    administrator: await administratorOf(db, id),
    carrier: carrier ? { id: carrier.id, name: carrier.name_en } : null,
    line: line ? { id: line.id, name: line.name_en } : null,
    warehouse: (await firstOf(db, 'warehouses', id))?.name_en ?? null,
    account: await accountOf(db, id),
  };
};
