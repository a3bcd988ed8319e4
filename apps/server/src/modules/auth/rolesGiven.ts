import type { Ctx } from '../../platform/context.ts';

/** The roles that a tenant's people were given, whether they still give anything or not. */
export const rolesGiven = (ctx: Ctx) =>
  ctx.db
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('roles.id', '=', 'user_roles.role_id'),
    )
    .where('user_roles.tenant_id', '=', ctx.tenant.id);
