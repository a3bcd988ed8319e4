import type { listStaff, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { isAbout, withContacts } from '../../platform/userContacts.ts';
import { rolesGiven } from '../auth/index.ts';
import type { Given } from './reach.ts';

type Filter = Parsed<typeof listStaff>['query'];

const staff = (ctx: Ctx) =>
  ctx.db.selectFrom('users').where('tenant_id', '=', ctx.tenant.id).where('kind', '<>', 'merchant');

/** Nobody has chosen a password yet: the link that was made is still to be opened. */
const isWaiting = sql<boolean>`exists (select from first_passwords f
  where f.tenant_id = users.tenant_id and f.user_id = users.id and f.used_at is null)`;

const states = {
  left: sql<boolean>`left_at is not null`,
  disabled: sql<boolean>`left_at is null and disabled_at is not null`,
  waiting: sql<boolean>`disabled_at is null and ${isWaiting}`,
  enabled: sql<boolean>`disabled_at is null and not ${isWaiting}`,
};

const filtered = (ctx: Ctx, { search, state, roleId }: Filter) =>
  staff(ctx)
    // Who is gone is shown to who asks for them.
    .where(state ? states[state] : sql<boolean>`left_at is null`)
    .$if(Boolean(roleId), (q) =>
      q.where(
        sql<boolean>`exists (select from user_roles g where g.tenant_id = users.tenant_id
          and g.user_id = users.id and g.role_id = ${roleId})`,
      ),
    )
    .$if(Boolean(search), (q) => q.where(isAbout(ctx, search as string)));

const columns = [
  'id',
  'revision',
  'username',
  'realname',
  'phone',
  'email',
  'kind',
  'is_it',
  'disabled_at',
  'left_at',
  'created_at',
] as const;

export const select = async (ctx: Ctx, filter: Filter) => {
  const rows = await filtered(ctx, filter)
    .orderBy('kind')
    .orderBy('username')
    .$call(onPage(filter))
    .select(columns)
    .select(isWaiting.as('waiting'))
    .select(
      sql<Date | null>`(select s.at from last_sign_ins s
        where s.tenant_id = users.tenant_id and s.user_id = users.id)`.as('signed_in_at'),
    )
    .select(
      sql<number>`(select count(*)::int from sessions s where s.tenant_id = users.tenant_id
        and s.user_id = users.id and s.expires_at > now())`.as('sessions'),
    )
    .execute();
  return rows.map((row) => withContacts(ctx, row));
};

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const lock = async (ctx: Ctx, id: string) => {
  const row = await staff(ctx).where('id', '=', id).forUpdate().select(columns).executeTakeFirst();
  return row ? withContacts(ctx, row) : refuse('user.notFound');
};

/** All roles that these people were given. */
export const grantsOf = (ctx: Ctx, userIds: readonly string[]) =>
  rolesGiven(ctx)
    .where(sql<boolean>`user_roles.user_id = any (${userIds})`)
    .orderBy('roles.name_en')
    .select(['user_roles.user_id', 'user_roles.role_id', 'user_roles.expires_at'])
    .select(['roles.name_zh', 'roles.name_en'])
    .execute();

/** Exactly these. */
export const setRoles = async (ctx: Ctx, userId: string, given: readonly Given[]) => {
  const whose = { tenant_id: ctx.tenant.id, user_id: userId };
  await ctx.db
    .deleteFrom('user_roles')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .execute();
  if (given.length === 0) return;
  await ctx.db
    .insertInto('user_roles')
    .values(given.map(({ role_id, expires_at }) => ({ ...whose, role_id, expires_at })))
    .execute();
};

export const countSessions = async (ctx: Ctx, userId: string): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .select((s) => s.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const deleteUnused = async (ctx: Ctx, id: string): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select alpaca.delete_unused_staff(${id}) as done`.execute(ctx.db);
  return rows[0]?.done ?? false;
};
