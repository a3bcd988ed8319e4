import { settingCodes, settingRule } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import { makeTenant } from '../../seeds/makeTenant.ts';
import { seedId } from '../../seeds/seedId.ts';
import { nobodysPassword } from '../modules/auth/index.ts';
import { newCredential } from '../platform/credentials.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { newId } from '../platform/ids.ts';
import { administratorsOf, hasPassword } from './administrators.ts';

type Db = Kysely<DB>;

export interface FirstAdministrator {
  cell: string;
  /** The tenant's code; one that is not there is made, and then has these names at this host. */
  tenant: string;
  nameZh?: string | undefined;
  nameEn?: string | undefined;
  host?: string | undefined;
  user: string;
  realname?: string | undefined;
  /** What the tenant must decide: its settings by code. */
  settings: Readonly<Record<string, number>>;
}

const linkMs = 24 * 3_600_000;

const tenantOf = async (db: Db, directory: Db, asked: FirstAdministrator) => {
  const found = await db
    .selectFrom('tenants')
    .where('code', '=', asked.tenant)
    .select('tenant_id')
    .executeTakeFirst();
  if (found) return found.tenant_id;
  const { cell, tenant: code, nameZh, nameEn, host } = asked;
  if (!nameZh || !nameEn || !host) {
    throw new Error(
      `no tenant ${code}: to make it, add --name-zh, --name-en and --host (where it answers)`,
    );
  }
  const tenantId = newId();
  const hosts = [host.toLowerCase()];
  await makeTenant(db, { tenantId, cell, code, zh: nameZh, en: nameEn, hosts }, directory);
  return tenantId;
};

/** The one who still waits for a password, or a new one; a tenant that has one needs no first. */
const userOf = async (db: Db, tenantId: string, asked: FirstAdministrator) => {
  const there = await administratorsOf(db, tenantId);
  const known = there.find(hasPassword);
  if (known) {
    throw new Error(
      `${asked.tenant} has an administrator, ${known.username}, who can add others and reset passwords`,
    );
  }
  const waiting = there.find(({ username }) => username === asked.user);
  if (waiting) return waiting.id;
  const id = newId();
  await db
    .insertInto('users')
    .values({
      tenant_id: tenantId,
      id,
      merchant_id: null,
      kind: 'administrator',
      // Only IT makes IT: without a first one a tenant has nobody for icons and IT's own menus.
      is_it: true,
      username: asked.user,
      // Nobody's, until the link is opened.
      password_hash: await nobodysPassword(),
      realname: asked.realname ?? asked.user,
    })
    .execute();
  const role_id = seedId(`${tenantId}/role/administrator`);
  await db.insertInto('user_roles').values({ tenant_id: tenantId, user_id: id, role_id }).execute();
  return id;
};

const decide = async (db: Db, tenantId: string, userId: string, asked: FirstAdministrator) => {
  for (const [code, value] of Object.entries(asked.settings)) {
    const known = settingCodes.find((one) => one === code);
    if (!known || !settingRule(known).safeParse(value).success) {
      throw new Error(`${code} can't be ${value}`);
    }
    await db
      .insertInto('tenant_settings')
      .values({ tenant_id: tenantId, code: known, value, changed_by: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

const linkFor = async (db: Db, cell: string, tenantId: string, userId: string) => {
  const { text, hash } = newCredential(cell, tenantId);
  const fresh = { link_hash: hash, expires_at: new Date(Date.now() + linkMs) };
  await db
    .insertInto('first_passwords')
    .values({ tenant_id: tenantId, user_id: userId, ...fresh })
    // Asked again: the link before this one opens nothing any more.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(fresh))
    .execute();
  return text;
};

const hostOf = async (db: Db, tenantId: string) => {
  const { rows } = await sql<{ host: string }>`
    select host from directory.tenant_hosts where tenant_id = ${tenantId}`.execute(db);
  return rows[0]?.host ?? 'localhost';
};

/** Makes a tenant's first administrator; whoever opens the link within a day chooses the password. */
export const firstAdministrator = async (db: Db, asked: FirstAdministrator, directory: Db = db) => {
  const tenantId = await tenantOf(db, directory, asked);
  const userId = await userOf(db, tenantId, asked);
  await decide(db, tenantId, userId, asked);
  const link = await linkFor(db, asked.cell, tenantId, userId);
  // Behind '#' it reaches no server's log.
  return { host: await hostOf(directory, tenantId), path: `/user/first#${link}` };
};
