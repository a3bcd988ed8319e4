import type { Permission } from '@alpaca/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { type MenuKind, type MenuSeed, menus } from './menus.ts';
import { seedId } from './seedId.ts';

export type RoleCode = 'merchantOwner' | 'operator' | 'administrator';

const roles: readonly { code: RoleCode; kind: MenuKind; zh: string; en: string }[] = [
  { code: 'merchantOwner', kind: 'merchant', zh: '商户负责人', en: 'Merchant owner' },
  { code: 'operator', kind: 'operator', zh: '运营', en: 'Operator' },
  { code: 'administrator', kind: 'administrator', zh: '管理员', en: 'Administrator' },
];

/** All that the menu offers to a kind of user, its pages and its buttons. */
const permissionsFor = (kind: MenuKind, entries: readonly MenuSeed[] = menus): Permission[] =>
  entries.flatMap((entry) => [
    ...(entry.permission && entry.kinds.includes(kind) ? [entry.permission] : []),
    ...(entry.buttons ?? []).filter((b) => b.kinds.includes(kind)).map((b) => b.permission),
    ...permissionsFor(kind, entry.children ?? []),
  ]);

/** `twoFactor`: the tenant's own people sign in with a second factor, as in production they must. */
export const seedRoles = async (
  db: Kysely<DB>,
  tenantId: string,
  { twoFactor = false }: { twoFactor?: boolean } = {},
) => {
  for (const { code, kind, zh, en } of roles) {
    const id = seedId(`${tenantId}/role/${code}`);
    await db
      .insertInto('roles')
      .values({
        tenant_id: tenantId,
        id,
        code,
        name_zh: zh,
        name_en: en,
        kind,
        two_factor: twoFactor && kind !== 'merchant',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = [...new Set(permissionsFor(kind))].map((permission) => ({
      tenant_id: tenantId,
      role_id: id,
      permission,
    }));
    await db
      .insertInto('role_permissions')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};
