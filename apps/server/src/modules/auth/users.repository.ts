import type { Ctx } from '../../platform/context.ts';

const columns = [
  'users.id',
  'users.merchant_id',
  'users.kind',
  'users.username',
  'users.password_hash',
  'users.realname',
  'users.nick_name',
  'users.phone',
  'users.email',
  'users.avatar_url',
  'users.language',
  'users.is_it',
  'merchants.code as merchant_code',
  'merchants.activation_status',
] as const;

const active = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('merchants', (join) =>
      join
        .onRef('merchants.tenant_id', '=', 'users.tenant_id')
        .onRef('merchants.merchant_id', '=', 'users.merchant_id'),
    )
    .where('users.tenant_id', '=', ctx.tenant.id)
    .where('users.disabled_at', 'is', null)
    .select(columns);

export type UserRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export const findById = (ctx: Ctx, id: string) =>
  active(ctx).where('users.id', '=', id).executeTakeFirst();

export const findByUsername = (ctx: Ctx, username: string) =>
  active(ctx).where('users.username_key', '=', username.toLowerCase()).executeTakeFirst();

export const findByPhone = (ctx: Ctx, phone: string) =>
  active(ctx).where('users.phone', '=', phone).executeTakeFirst();

/**
 * By user name, phone or e-mail: what people type when they forgot which. A user name may look like
 * someone else's phone; the phone's owner is meant, as a phone was proved and a name only chosen.
 */
export const findByAccount = (ctx: Ctx, account: string) =>
  active(ctx)
    .where((where) =>
      where.or([
        where('users.username_key', '=', account.toLowerCase()),
        where('users.phone', '=', account),
        where(where.fn<string>('lower', ['users.email']), '=', account.toLowerCase()),
      ]),
    )
    .orderBy(
      (by) => by('users.phone', '=', account),
      (order) => order.desc().nullsLast(),
    )
    .executeTakeFirst();

/**
 * Holds a user until the transaction ends, as they were read; nothing if they have changed since.
 * Without it a sign-in under way could outlive the change of password that ends all sessions.
 */
export const holdUnchanged = (ctx: Ctx, user: UserRow) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('disabled_at', 'is', null)
    .forShare()
    .select('id')
    .executeTakeFirst();

export const setPassword = (ctx: Ctx, userId: string, passwordHash: string) =>
  ctx.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .execute();

export const permissionsOf = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('role_permissions.role_id', '=', 'user_roles.role_id'),
    )
    .where('user_roles.tenant_id', '=', ctx.tenant.id)
    .where('user_roles.user_id', '=', userId)
    .select('role_permissions.permission')
    .distinct()
    .execute();
  return rows.map((row) => row.permission);
};
