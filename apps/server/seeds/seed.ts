import { everyMembersPermissions, type Permission, presets } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../src/modules/auth/index.ts';
import { kyselyOver } from '../src/platform/db/kysely.ts';
import { openPool } from '../src/platform/db/pool.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { type Sealing, sealingOf } from '../src/platform/fields/index.ts';
import type { Keeper } from '../src/platform/fields/keepers/keeper.ts';
import { openKeeper } from '../src/platform/fields/keepers/openKeeper.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import { contactColumns } from '../src/platform/userContacts.ts';
import { insertRows } from './insertRows.ts';
import { makeTenant } from './makeTenant.ts';
import {
  demoPassword,
  type MerchantSeed,
  type PersonSeed,
  type TenantSeed,
  tenants,
} from './people.ts';
import { seedActivation, seedCredit, statusOf } from './seedAccounts.ts';
import { seedAddresses, seedDeliveryCodes } from './seedAddresses.ts';
import { seedApiKeys } from './seedApiKeys.ts';
import { seedApprovals } from './seedApprovals.ts';
import { seedCarrierLabels } from './seedCarrierLabels.ts';
import { seedClaims } from './seedClaims.ts';
import { seedCod } from './seedCod.ts';
import { seedCosts } from './seedCosts.ts';
import { seedFinance } from './seedFinance.ts';
import { seedId } from './seedId.ts';
import { seedKeeping } from './seedKeeping.ts';
import { seedLabels } from './seedLabels.ts';
import { seedMargin } from './seedMargin.ts';
import { seedNotices, seedOwnBell } from './seedNotices.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPayables } from './seedPayables.ts';
import { seedPrices } from './seedPrices.ts';
import { seedReceivables } from './seedReceivables.ts';
import { seedReports } from './seedReports.ts';
import type { RoleCode } from './seedRoles.ts';
import { seedService } from './seedService.ts';
import { seedShipments } from './seedShipments.ts';
import { seedStaff, seedStaffRoles } from './seedStaff.ts';
import { seedStalls } from './seedStalls.ts';
import { seedTracks } from './seedTracks.ts';
import { seedWarehouseDay } from './seedWarehouseDay.ts';
import { seedWarehouses } from './seedWarehouses.ts';

type Db = Kysely<DB>;

/** Where to, and by which keys. */
interface Seeding {
  db: Db;
  sealing: Sealing;
}

interface Placed {
  tenantId: string;
  kind: 'merchant' | 'operator' | 'administrator';
  merchantId: string | null;
  /** What they may do: as everybody of a role, or as was chosen for them. */
  may: { role: RoleCode } | { permissions: readonly Permission[] };
  isOwner?: boolean;
}

const seedPerson = async (
  { db, sealing }: Seeding,
  person: PersonSeed,
  passwordHash: string,
  placed: Placed,
) => {
  const id = seedId(`${placed.tenantId}/user/${person.username}`);
  const added = await db
    .insertInto('users')
    .values({
      tenant_id: placed.tenantId,
      id,
      merchant_id: placed.merchantId,
      kind: placed.kind,
      username: person.username,
      password_hash: passwordHash,
      realname: person.realname,
      ...contactColumns(sealing, person),
      language: person.language ?? 'zh_CN',
      is_it: person.isIt ?? false,
      is_owner: placed.isOwner ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Whoever was here before may do what was chosen for them since.
  if (!added) return;
  const { tenantId, merchantId, may } = placed;
  const whose = { tenant_id: tenantId, user_id: id };
  if ('role' in may) {
    await insertRows(db, 'user_roles', [
      { ...whose, role_id: seedId(`${tenantId}/role/${may.role}`) },
    ]);
  } else {
    const rows = may.permissions.map((permission) => ({
      ...whose,
      // Only members of a merchant are given permissions one by one.
      merchant_id: merchantId as string,
      permission,
    }));
    await insertRows(db, 'user_permissions', rows);
  }
};

const seedMerchant = async (
  { db, sealing }: Seeding,
  tenantId: string,
  merchant: MerchantSeed,
  passwordHash: string,
) => {
  const merchantId = seedId(`${tenantId}/merchant/${merchant.code}`);
  await insertRows(db, 'merchants', [
    {
      tenant_id: tenantId,
      merchant_id: merchantId,
      code: merchant.code,
      name_zh: merchant.zh,
      name_en: merchant.en,
      activation_status: statusOf(merchant),
    },
  ]);
  for (const [i, person] of merchant.users.entries()) {
    const may = { role: 'merchantOwner' } as const;
    const placed = { tenantId, kind: 'merchant', merchantId, may, isOwner: i === 0 } as const;
    await seedPerson({ db, sealing }, person, passwordHash, placed);
  }
  for (const { preset, ...person } of merchant.members ?? []) {
    const may = { permissions: [...everyMembersPermissions, ...presets[preset]] };
    await seedPerson({ db, sealing }, person, passwordHash, {
      tenantId,
      kind: 'merchant',
      merchantId,
      may,
    });
  }
};

/** The demo's merchants have the first numbers; whoever registers gets one after them. */
const seedNumbers = (db: Db, tenantId: string, merchants: number) =>
  db
    .insertInto('merchant_numbers')
    .values({ tenant_id: tenantId, last_number: BigInt(100_000 + merchants) })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({
        last_number: sql<bigint>`greatest(merchant_numbers.last_number, excluded.last_number)`,
      }),
    )
    .execute();

interface Into {
  db: Db;
  cell: string;
  keeper: Keeper;
  storage: Storage | null;
  orders: number;
  twoFactor: boolean;
}

const seedTenant = async (
  { db, cell, keeper, storage, orders, twoFactor }: Into,
  tenant: TenantSeed,
  passwordHash: string,
) => {
  const tenantId = seedId(`tenant/${tenant.code}`);
  await makeTenant(db, { ...tenant, tenantId, cell, twoFactor });
  const sealing = await sealingOf(db, keeper, tenantId);
  await seedStaffRoles(db, tenantId);
  await seedNotices(db, tenantId, tenant);
  await seedNumbers(db, tenantId, tenant.merchants.length);
  for (const merchant of tenant.merchants) {
    await seedMerchant({ db, sealing }, tenantId, merchant, passwordHash);
  }
  await seedDeliveryCodes(db, tenantId);
  for (const [offset, merchant] of tenant.merchants.entries()) {
    await seedAddresses(db, sealing, tenantId, merchant, offset);
  }
  for (const person of tenant.operators) {
    const placed = {
      tenantId,
      kind: 'operator',
      merchantId: null,
      may: { role: 'operator' },
    } as const;
    await seedPerson({ db, sealing }, person, passwordHash, placed);
  }
  for (const person of tenant.administrators) {
    const placed = {
      tenantId,
      kind: 'administrator',
      merchantId: null,
      may: { role: 'administrator' },
    } as const;
    await seedPerson({ db, sealing }, person, passwordHash, placed);
  }
  for (const merchant of tenant.merchants) {
    await seedCredit(db, tenantId, merchant);
    await seedActivation({ db, storage, sealing }, tenantId, tenant, merchant);
  }
  await seedOwnBell(db, tenantId, tenant, storage);
  await seedFinance(db, tenantId, tenant, storage);
  await seedApprovals(db, tenantId, tenant);
  await seedPrices(db, tenantId, tenant);
  await seedWarehouses(db, tenantId, tenant);
  await seedOrders(db, sealing, tenantId, tenant, orders);
  await seedWarehouseDay(db, tenantId, tenant, storage);
  await seedShipments(db, tenantId, tenant);
  await seedCarrierLabels(db, sealing, tenantId, storage);
  await seedLabels(db, tenantId, tenant);
  await seedTracks(db, tenantId);
  await seedStalls(db, tenantId);
  await seedCosts(db, tenantId);
  // Whoever opens the demo finds a run that somebody else asked for.
  const other = tenant.operators.at(-1)?.username as string;
  await seedPayables(db, tenantId, seedId(`${tenantId}/user/${other}`));
  await seedCod(db, tenantId, seedId(`${tenantId}/user/${other}`));
  await seedClaims(db, tenantId);
  await seedReceivables(db, tenantId, tenant);
  await seedMargin(db, tenantId, seedId(`${tenantId}/user/${other}`));
  await seedReports(db, tenantId, seedId(`${tenantId}/user/${other}`));
  // Only where there is something for a system to ask about.
  if (orders > 0) {
    await seedService(db, tenantId, seedId(`${tenantId}/user/${other}`));
    await seedApiKeys(db, { tenantId, cell }, tenant);
    await seedStaff({ db, sealing }, { tenantId, code: tenant.code }, passwordHash);
    await seedKeeping(db, tenantId, tenant);
  }
};

/**
 * Fills a cell with the demo tenants. Running it again adds what is new and changes nothing.
 * Without a storage there are no files.
 */
export const seed = async (
  migrateUrl: string,
  cell: string,
  {
    keeper = openKeeper('dev'),
    storage = null,
    orders = 0,
    twoFactor = false,
  }: { keeper?: Keeper; storage?: Storage | null; orders?: number; twoFactor?: boolean } = {},
) => {
  const pool = openPool(migrateUrl, 1, 'alpaca-seed');
  const db = kyselyOver((text, values) => pool.query(text, values));
  try {
    const passwordHash = await hashPassword(demoPassword);
    for (const tenant of tenants) {
      await seedTenant({ db, cell, keeper, storage, orders, twoFactor }, tenant, passwordHash);
    }
  } finally {
    await pool.end();
  }
};
