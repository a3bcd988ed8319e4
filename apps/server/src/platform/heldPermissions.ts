import { mayHold } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';

interface Held {
  user_id: string;
  kind: 'merchant' | 'operator' | 'administrator';
  permission: string;
  until: Date | null;
}

/** Until when each permission is held; null: for good. */
export type HeldUntil = ReadonlyMap<string, Date | null>;

const later = (one: Date | null, other: Date | null) =>
  one && other && new Date(Math.max(one.getTime(), other.getTime()));

/**
 * What users may do and until when: by their roles, and by what their merchant lets them do as long as
 * the merchant's owner may do it too. A role gives nothing that is not for its kind, whatever rows say,
 * and nothing once its time is over.
 */
export const heldOfMany = async (ctx: Ctx, userIds: readonly string[]) => {
  const { rows } = await sql<Held>`
    select g.user_id, r.kind, p.permission, g.expires_at as until from user_roles g
    join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id
    join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = any (${userIds})
      and (g.expires_at is null or g.expires_at > now())
    union
    select d.user_id, 'merchant', d.permission, null from user_permissions d
    join users o on o.tenant_id = d.tenant_id and o.merchant_id = d.merchant_id and o.is_owner
    join user_roles g on g.tenant_id = o.tenant_id and g.user_id = o.id
    join role_permissions p
      on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.permission = d.permission
    where d.tenant_id = ${ctx.tenant.id} and d.user_id = any (${userIds})`.execute(ctx.db);
  const of = new Map(userIds.map((id) => [id, new Map<string, Date | null>()]));
  for (const { user_id, kind, permission, until } of rows) {
    if (!mayHold(kind, permission)) continue;
    const held = of.get(user_id);
    const before = held?.get(permission);
    held?.set(permission, before === undefined ? until : later(before, until));
  }
  return of;
};

export const permissionsOfMany = async (ctx: Ctx, userIds: readonly string[]) =>
  new Map([...(await heldOfMany(ctx, userIds))].map(([id, held]) => [id, [...held.keys()]]));

export const heldBy = async (ctx: Ctx, userId: string): Promise<HeldUntil> =>
  (await heldOfMany(ctx, [userId])).get(userId) ?? new Map();

export const permissionsOf = async (ctx: Ctx, userId: string): Promise<string[]> => [
  ...(await heldBy(ctx, userId)).keys(),
];
