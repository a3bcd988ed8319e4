import type { listTeam, Parsed, Permission } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';
import { isAbout, withContacts } from '../../platform/userContacts.ts';

type Filter = Parsed<typeof listTeam>['query'];

const team = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId);

const filtered = (ctx: Ctx, merchantId: string, { search, state }: Filter) =>
  team(ctx, merchantId)
    .$if(state === 'enabled', (q) => q.where('disabled_at', 'is', null))
    .$if(state === 'disabled', (q) => q.where('disabled_at', 'is not', null))
    .$if(Boolean(search), (q) => q.where(isAbout(ctx, search as string)));

const columns = [
  'id',
  'revision',
  'username',
  'realname',
  'phone',
  'email',
  'is_owner',
  'disabled_at',
  'created_at',
] as const;

export const select = async (ctx: Ctx, merchantId: string, filter: Filter) => {
  const rows = await filtered(ctx, merchantId, filter)
    .orderBy('is_owner', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .$call(onPage(filter))
    .select(columns)
    .execute();
  return rows.map((row) => withContacts(ctx, row));
};

export const count = (ctx: Ctx, merchantId: string, filter: Filter) =>
  countOf(filtered(ctx, merchantId, filter));

export const lockMember = async (ctx: Ctx, merchantId: string, id: string) => {
  const row = await team(ctx, merchantId)
    .where('id', '=', id)
    .forUpdate()
    .select(columns)
    .executeTakeFirst();
  return row ? withContacts(ctx, row) : refuse('user.notFound');
};

/** Exactly these, in place of whatever a role or an earlier choice gave. */
export const setPermissions = async (
  ctx: Ctx,
  { id, merchantId }: { id: string; merchantId: string },
  permissions: readonly Permission[],
) => {
  for (const table of ['user_roles', 'user_permissions'] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', id)
      .execute();
  }
  if (permissions.length === 0) return;
  await ctx.db
    .insertInto('user_permissions')
    .values(
      permissions.map((permission) => ({
        tenant_id: ctx.tenant.id,
        user_id: id,
        merchant_id: merchantId,
        permission,
      })),
    )
    .execute();
};
