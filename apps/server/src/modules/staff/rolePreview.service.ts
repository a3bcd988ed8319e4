import type { Parsed, previewRole, RoleEffect } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { titlesOf } from './menuRows.ts';
import { wholeOf } from './reach.ts';
import * as repo from './roles.repository.ts';

/** What people have by their other roles. */
const byOthers = async (ctx: Ctx, roleId: string, userIds: readonly string[]) => {
  const { rows } = await sql<{ user_id: string; permissions: string[]; two_factor: boolean }>`
    select g.user_id, coalesce(array_agg(p.permission) filter (where p.permission is not null), '{}')
        as permissions, bool_or(r.two_factor) as two_factor
    from user_roles g join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id
    left join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
    where g.tenant_id = ${ctx.tenant.id} and g.user_id = any (${userIds}) and g.role_id <> ${roleId}
      and (g.expires_at is null or g.expires_at > now())
    group by g.user_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.user_id, row]));
};

/** What saving this would do to the role and to each who has it. */
export const preview = async (
  ctx: Ctx,
  { id, twoFactor, permissions }: Parsed<typeof previewRole>['body'],
): Promise<RoleEffect> => {
  const role = await repo.one(ctx, id);
  const whole = wholeOf(permissions);
  const added = whole.filter((one) => !role.permissions.includes(one));
  const removed = role.permissions.filter((one) => !whole.includes(one));
  const holders = (await repo.holders(ctx)).filter(({ role_id }) => role_id === id);
  const others = await byOthers(
    ctx,
    id,
    holders.map(({ user_id }) => user_id),
  );
  const titles = await titlesOf(ctx);
  const titled = (list: string[]) =>
    list.map((permission) => ({ permission, title: titles.get(permission) ?? permission }));
  const people = holders.map(({ user_id, realname }) => {
    const other = others.get(user_id);
    const notByOthers = (one: string) => !other?.permissions.includes(one);
    return {
      name: realname,
      gains: added.filter(notByOthers),
      loses: removed.filter(notByOthers),
      secondFactor: twoFactor && !role.two_factor && !other?.two_factor,
    };
  });
  return { added: titled(added), removed: titled(removed), people };
};
