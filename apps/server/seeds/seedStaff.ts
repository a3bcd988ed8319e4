import { everyMembersPermissions, type Permission, withNeeds } from '@alpaca/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Sealing } from '../src/platform/fields/index.ts';
import { contactColumns } from '../src/platform/userContacts.ts';
import { insertRows } from './insertRows.ts';
import type { PersonSeed } from './people.ts';
import { seedId } from './seedId.ts';

interface StaffRole {
  code: string;
  zh: string;
  en: string;
  permissions: readonly Permission[];
}

/** What a logistics company's people are usually hired for. */
const staffRoles: readonly StaffRole[] = [
  {
    code: 'customerService',
    zh: '客服',
    en: 'Customer service',
    permissions: [
      'order:list',
      'order:detail',
      'order:print',
      'order:track',
      'order:costChanges',
      'ops:stalled',
      'ops:claims',
      'ops:disputes',
      'ops:activations',
      'ops:service',
      'ops:serviceHours',
      'shipment:inventory',
      'shipment:detail',
    ],
  },
  {
    code: 'warehouse',
    zh: '仓库',
    en: 'Warehouse',
    permissions: [
      'ops:receive',
      'ops:withheld',
      'ops:dispatch',
      'ops:returns',
      'ops:warehouses',
      'order:list',
      'order:detail',
      'order:print',
      'shipment:inventory',
      'shipment:detail',
    ],
  },
  {
    code: 'finance',
    zh: '财务',
    en: 'Finance',
    permissions: [
      'financial:topUpCheck',
      'financial:topUpAudit',
      'ops:receivables',
      'ops:payables',
      'ops:cod',
      'ops:margin',
      'order:list',
      'order:detail',
    ],
  },
  {
    code: 'sales',
    zh: '销售',
    en: 'Sales',
    permissions: ['ops:merchants', 'ops:activations', 'ops:products', 'order:list', 'order:detail'],
  },
];

/** Nobody has them yet: a demo's people are given them, a customer's make their own. */
export const seedStaffRoles = async (db: Kysely<DB>, tenantId: string) => {
  for (const { code, zh, en, permissions } of staffRoles) {
    const id = seedId(`${tenantId}/role/${code}`);
    const [added] = await db
      .insertInto('roles')
      .values({ tenant_id: tenantId, id, code, name_zh: zh, name_en: en, kind: 'operator' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    // What people changed since stays so.
    if (!added) continue;
    const whole = withNeeds([...everyMembersPermissions, ...permissions]);
    await insertRows(
      db,
      'role_permissions',
      whole.map((permission) => ({ tenant_id: tenantId, role_id: id, permission })),
    );
  }
};

type Person = PersonSeed & { roles: readonly string[] };

const people: Readonly<Record<string, readonly Person[]>> = {
  yunling: [
    {
      username: 'yunling-service',
      realname: '方晴',
      phone: '13800000041',
      email: 'fang@yunling.example',
      roles: ['customerService'],
    },
    {
      username: 'yunling-store',
      realname: '石磊',
      phone: '13800000042',
      email: 'shi@yunling.example',
      roles: ['warehouse'],
    },
    {
      username: 'yunling-finance',
      realname: '顾清',
      phone: '13800000043',
      email: 'gu@yunling.example',
      roles: ['finance'],
    },
    {
      username: 'yunling-sales',
      realname: '高远',
      phone: '13800000044',
      email: 'gao@yunling.example',
      roles: ['sales', 'customerService'],
    },
  ],
  haituo: [
    {
      username: 'haituo-service',
      realname: '叶荷',
      phone: '13900000041',
      email: 'ye@haituo.example',
      roles: ['customerService', 'sales'],
    },
    {
      username: 'haituo-store',
      realname: '江浪',
      phone: '13900000042',
      email: 'jiang@haituo.example',
      roles: ['warehouse'],
    },
  ],
};

/** Colleagues with a job each, of a demo that has work for them. */
export const seedStaff = async (
  { db, sealing }: { db: Kysely<DB>; sealing: Sealing },
  { tenantId, code }: { tenantId: string; code: string },
  passwordHash: string,
) => {
  for (const { roles, username, realname, phone, email } of people[code] ?? []) {
    const id = seedId(`${tenantId}/user/${username}`);
    const added = await db
      .insertInto('users')
      .values({
        tenant_id: tenantId,
        id,
        kind: 'operator',
        username,
        password_hash: passwordHash,
        realname,
        ...contactColumns(sealing, { phone, email }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await insertRows(
      db,
      'user_roles',
      roles.map((role) => ({
        tenant_id: tenantId,
        user_id: id,
        role_id: seedId(`${tenantId}/role/${role}`),
      })),
    );
  }
};
