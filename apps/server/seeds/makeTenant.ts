import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { dictionaries } from './dictionaries.ts';
import { dictionaryNames } from './dictionaryNames.ts';
import { seedMenus } from './seedMenus.ts';
import { seedRoles } from './seedRoles.ts';

export interface NewTenant {
  tenantId: string;
  cell: string;
  code: string;
  zh: string;
  en: string;
  hosts: readonly string[];
  /** Whose days and bill months are its own; left out: China's. */
  zone?: string;
  logo?: string;
  help?: string;
  chat?: string;
  /** Whether its people sign in with a second factor; a demo's have none at hand. */
  twoFactor?: boolean;
}

const dictionaryRows = (tenantId: string) =>
  Object.entries(dictionaries).flatMap(([code, items]) =>
    items.map(({ value, zh, en }, sort) => ({
      tenant_id: tenantId,
      code,
      value,
      text_zh: zh,
      text_en: en,
      sort,
      built_in: true,
    })),
  );

// Whose further items would mean something: nothing asks which one it is.
const takesItems: readonly string[] = ['declare_unit'];

const dictionaryNameRows = (tenantId: string) =>
  Object.entries(dictionaryNames).map(([code, { zh, en }]) => ({
    tenant_id: tenantId,
    code,
    name_zh: zh,
    name_en: en,
    built_in: true,
    takes_items: takesItems.includes(code),
  }));

/** From here on these hosts lead to a tenant, unless they lead somewhere already. */
export const nameHosts = async (
  directory: Kysely<DB>,
  tenantId: string,
  cell: string,
  hosts: readonly string[],
) => {
  for (const host of hosts) {
    await sql`insert into directory.tenant_hosts (host, tenant_id, cell)
      values (${host}, ${tenantId}, ${cell}) on conflict do nothing`.execute(directory);
  }
};

/** What every tenant has, a demo's or a customer's: itself, its hosts, roles, menus, dictionaries. */
export const makeTenant = async (
  db: Kysely<DB>,
  tenant: NewTenant,
  /** Where the directory is written; left out: in the same database. */
  directory: Kysely<DB> = db,
) => {
  const { tenantId, cell, code, zh, en, hosts, zone, logo = '', help = '', chat = '' } = tenant;
  await db
    .insertInto('tenants')
    .values({
      tenant_id: tenantId,
      code,
      name_zh: zh,
      name_en: en,
      ...(zone && { zone }),
      logo_url: logo,
      help_url: help,
      chat_url: chat,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await nameHosts(directory, tenantId, cell, hosts);
  await seedRoles(db, tenantId, { twoFactor: tenant.twoFactor ?? true });
  await seedMenus(db, tenantId);
  await db
    .insertInto('dictionaries')
    .values(dictionaryNameRows(tenantId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('dict_items')
    .values(dictionaryRows(tenantId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
