import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';

/** A role of the owner's tenant with one permission, which nobody has. */
const newRole = async ({ ctx }: Owner): Promise<string> => {
  const id = newId();
  const tenant_id = ctx.tenant.id;
  const name = `Role ${id.slice(24)}`;
  await ctx.db
    .insertInto('roles')
    .values({ tenant_id, id, code: id, name_zh: name, name_en: name, kind: 'operator' })
    .execute();
  await ctx.db
    .insertInto('role_permissions')
    .values({ tenant_id, role_id: id, permission: 'order:list' })
    .execute();
  return id;
};

export const subjects: Subjects = { role: newRole };
