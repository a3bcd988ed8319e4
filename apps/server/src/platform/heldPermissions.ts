import { mayHold } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';

interface Held {
  user_id: string;
  kind: 'merchant' | 'operator' | 'administrator';
  permission: string;
}

/**
 * What users may do: by their roles, and by what their merchant lets them do as long as the
 * merchant's owner may do it too. A role gives nothing that is not for its kind, whatever rows say.
 */
export const permissionsOfMany = async (ctx: Ctx, userIds: readonly string[]) => {
  const { rows } = await sql<Held>`
    select g.user_id, r.kind, p.permission from user_roles g
    join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id
    join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = any (${userIds})
    union
    select d.user_id, 'merchant', d.permission from user_permissions d
    join users o on o.tenant_id = d.tenant_id and o.merchant_id = d.merchant_id and o.is_owner
    join user_roles g on g.tenant_id = o.tenant_id and g.user_id = o.id
    join role_permissions p
      on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.permission = d.permission
    where d.tenant_id = ${ctx.tenant.id} and d.user_id = any (${userIds})`.execute(ctx.db);
  const of = new Map(userIds.map((id) => [id, [] as string[]]));
  for (const { user_id, kind, permission } of rows) {
    if (mayHold(kind, permission)) of.get(user_id)?.push(permission);
  }
  return of;
};

export const permissionsOf = async (ctx: Ctx, userId: string): Promise<string[]> =>
  (await permissionsOfMany(ctx, [userId])).get(userId) ?? [];
