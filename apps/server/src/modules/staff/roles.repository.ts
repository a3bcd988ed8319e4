import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

const roles = (ctx: Ctx) =>
  ctx.db.selectFrom('roles').where('tenant_id', '=', ctx.tenant.id).where('kind', '<>', 'merchant');

const permissionsIn = sql<string[]>`array(select p.permission from role_permissions p
  where p.tenant_id = roles.tenant_id and p.role_id = roles.id order by p.permission)`;

const columns = ['id', 'revision', 'name_zh', 'name_en', 'kind', 'two_factor'] as const;

/** The tenant's own people's; merchants' are not theirs to change. */
export const select = (ctx: Ctx) =>
  roles(ctx)
    .orderBy('kind')
    .orderBy('name_en')
    .select(columns)
    .select(permissionsIn.as('permissions'))
    .execute();

export type RoleRow = Awaited<ReturnType<typeof select>>[number];

export const one = async (ctx: Ctx, id: string): Promise<RoleRow> =>
  (await roles(ctx)
    .where('id', '=', id)
    .select(columns)
    .select(permissionsIn.as('permissions'))
    .executeTakeFirst()) ?? refuse('role.notFound');

/** Who has roles now, by role. */
export const holders = (ctx: Ctx) =>
  ctx.db
    .selectFrom('user_roles')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('users.id', '=', 'user_roles.user_id'),
    )
    .where('user_roles.tenant_id', '=', ctx.tenant.id)
    .where('users.kind', '<>', 'merchant')
    .where('users.disabled_at', 'is', null)
    .where(sql<boolean>`(user_roles.expires_at is null or user_roles.expires_at > now())`)
    .orderBy('users.username')
    .select(['user_roles.role_id', 'user_roles.user_id', 'users.realname'])
    .execute();

/** Everybody it was given to, whether it still gives them anything or not. */
export const everGivenTo = async (ctx: Ctx, roleId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('user_roles')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('role_id', '=', roleId)
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export const isNamed = async (
  ctx: Ctx,
  { nameZh, nameEn }: { nameZh: string; nameEn: string },
  besides: string | null,
) => {
  const found = await roles(ctx)
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['name_zh']), '=', nameZh.toLowerCase()),
        where(where.fn<string>('lower', ['name_en']), '=', nameEn.toLowerCase()),
      ]),
    )
    .$if(besides !== null, (q) => q.where('id', '<>', besides as string))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** Exactly these. */
export const setPermissions = async (ctx: Ctx, roleId: string, permissions: readonly string[]) => {
  const whose = { tenant_id: ctx.tenant.id, role_id: roleId };
  await sql`delete from role_permissions where tenant_id = ${ctx.tenant.id} and role_id = ${roleId}
    and permission <> all (${permissions})`.execute(ctx.db);
  if (permissions.length === 0) return;
  await ctx.db
    .insertInto('role_permissions')
    .values(permissions.map((permission) => ({ ...whose, permission })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
