import type { Permission } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { hasEmail, hasPhone, withContacts } from '../../platform/userContacts.ts';
import { rolesGiven } from './rolesGiven.ts';

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

const one = async (ctx: Ctx, query: ReturnType<typeof active>) => {
  const row = await query.executeTakeFirst();
  return row && withContacts(ctx, row);
};
export type UserRow = NonNullable<Awaited<ReturnType<typeof one>>>;

export const findById = (ctx: Ctx, id: string) => one(ctx, active(ctx).where('users.id', '=', id));

export const findByUsername = (ctx: Ctx, username: string) =>
  one(ctx, active(ctx).where('users.username_key', '=', username.toLowerCase()));

export const findByPhone = (ctx: Ctx, phone: string) =>
  one(ctx, active(ctx).where(hasPhone(ctx, phone)));

const isAccount = (ctx: Ctx, account: string) =>
  sql<boolean>`(users.username_key = ${account.toLowerCase()} or ${hasPhone(ctx, account)}
    or ${hasEmail(ctx, account)})`;

/**
 * By user name, phone or e-mail: what people type when they forgot which. A user name may look like
 * someone else's phone; the phone's owner is meant, as a phone was proved and a name only chosen.
 */
export const findByAccount = (ctx: Ctx, account: string) =>
  one(
    ctx,
    active(ctx)
      .where(isAccount(ctx, account))
      .orderBy(hasPhone(ctx, account), (order) => order.desc().nullsLast()),
  );

/** Also who can't sign in any more: a try at their account is one all the same. */
export const findEver = (ctx: Ctx, by: 'id' | 'account', value: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where((where) => (by === 'id' ? where('id', '=', value) : isAccount(ctx, value)))
    .orderBy(hasPhone(ctx, value), (order) => order.desc().nullsLast())
    .select((of) => [
      'id',
      'merchant_id',
      'username',
      'realname',
      of('disabled_at', 'is not', null).as('is_disabled'),
    ])
    .executeTakeFirst();
export type EverRow = NonNullable<Awaited<ReturnType<typeof findEver>>>;

/**
 * Holds a user until the transaction ends, as they were read; nothing if they have changed since.
 * Without it a sign-in under way could outlive the change of password that ends all sessions.
 */
export const lockUnchanged = (ctx: Ctx, user: UserRow) =>
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

/** Those users of a merchant who can sign in. */
export const usersOf = async (ctx: Ctx, merchantId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('disabled_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A role given until a day gives nothing after it. */
const stillGiven = sql<boolean>`(user_roles.expires_at is null or user_roles.expires_at > now())`;

/** The tenant's own people who hold a permission, by their roles; a merchant's never do. */
export const staffWith = async (ctx: Ctx, permission: Permission): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('role_permissions.role_id', '=', 'user_roles.role_id'),
    )
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('roles.id', '=', 'user_roles.role_id'),
    )
    .where('user_roles.tenant_id', '=', ctx.tenant.id)
    .where('roles.kind', '!=', 'merchant')
    .where(stillGiven)
    .where('role_permissions.permission', '=', permission)
    .select('user_roles.user_id')
    .distinct()
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** What no two users of a tenant share. */
export type OwnField = 'username' | 'email' | 'phone';

export const isFree = async (ctx: Ctx, field: OwnField, value: string) => {
  const row = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where((where) =>
      field === 'username'
        ? where('username_key', '=', value.toLowerCase())
        : field === 'phone'
          ? hasPhone(ctx, value)
          : hasEmail(ctx, value),
    )
    .select('id')
    .executeTakeFirst();
  return !row;
};

/** Names of the tenant's other people who may do something and still sign in. */
export const staffNamesWith = async (ctx: Ctx, permission: Permission, besides: string) => {
  const ids = (await staffWith(ctx, permission)).filter((id) => id !== besides);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .where('kind', '<>', 'merchant')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select('realname')
    .execute();
  return rows.map(({ realname }) => realname);
};

/** Those of them of whom a role asks for a second factor. */
export const whoNeedSecondFactor = async (
  ctx: Ctx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await rolesGiven(ctx)
    .where('user_roles.user_id', 'in', userIds)
    .where('roles.two_factor', '=', true)
    .where(stillGiven)
    .select('user_roles.user_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

export const needsSecondFactor = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await whoNeedSecondFactor(ctx, [userId])).has(userId);
