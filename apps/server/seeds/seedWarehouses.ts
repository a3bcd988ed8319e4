import type { Kysely } from 'kysely';
import { hashPassword } from '../src/modules/auth/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { demoPin, type HouseSeed, housesOf, specialDays } from './warehouses.ts';

type Db = Kysely<DB>;

const seedDays = (db: Db, whose: { tenant_id: string; warehouse_id: string }) =>
  insertRows(
    db,
    'warehouse_days',
    specialDays.map(({ day, name, hours }) => ({
      ...whose,
      day,
      name,
      opens: hours?.from ?? null,
      closes: hours?.to ?? null,
    })),
  );

/** Every line of the tenant; where the house closes earlier, the hour of each is earlier too. */
const seedLines = async (
  db: Db,
  whose: { tenant_id: string; warehouse_id: string },
  cutOffs: HouseSeed['cutOffs'],
) => {
  const products = await db
    .selectFrom('products')
    .where('tenant_id', '=', whose.tenant_id)
    .orderBy('code')
    .select('id')
    .execute();
  const rows = products.map(({ id }, at) => ({
    ...whose,
    product_id: id,
    cut_off: cutOffs[at % cutOffs.length] as string,
  }));
  await insertRows(db, 'warehouse_lines', rows);
};

const seedHouse = async (db: Db, tenantId: string, house: HouseSeed, userIds: string[]) => {
  const { code, cutOffs, ...place } = house;
  const id = seedId(`${tenantId}/warehouse/${code}`);
  const isNew = await insertRows(db, 'warehouses', [
    { tenant_id: tenantId, id, code, ...place, hours: JSON.stringify(place.hours) },
  ]);
  // What people have changed since stays as it is.
  if (!isNew) return;
  const whose = { tenant_id: tenantId, warehouse_id: id };
  await seedDays(db, whose);
  await seedLines(db, whose, cutOffs);
  await insertRows(
    db,
    'warehouse_staff',
    userIds.map((user_id) => ({ ...whose, user_id })),
  );
};

/** The tenant's houses with their hours, holidays and lines; its operators work there, with badges. */
export const seedWarehouses = async (db: Db, tenantId: string, tenant: TenantSeed) => {
  const userIds = tenant.operators.map(({ username }) => seedId(`${tenantId}/user/${username}`));
  for (const house of housesOf(tenant.code)) await seedHouse(db, tenantId, house, userIds);
  const pinHash = await hashPassword(demoPin);
  const badges = userIds.map((user_id, at) => ({
    tenant_id: tenantId,
    user_id,
    badge_no: `${tenant.code.slice(0, 2).toUpperCase()}-${String(at + 1).padStart(3, '0')}`,
    pin_hash: pinHash,
  }));
  await insertRows(db, 'badges', badges);
};
