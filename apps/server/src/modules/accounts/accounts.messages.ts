import type { MessageKind, Permission } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/messages.service.ts';

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

/** Tells all users of a merchant, in the transaction in which it happened. */
export const tellMerchant = async (
  ctx: Ctx,
  merchantId: string,
  kind: MessageKind,
  vars: Record<string, string> = {},
) => raiseMessage(ctx, { kind, userIds: await usersOf(ctx, merchantId), vars });

/** Tells whoever may review it that a request waits. */
export const tellReviewers = async (ctx: Ctx, requestId: string, vars: Record<string, string>) => {
  const review: Permission = 'ops:activationReview';
  const rows = await ctx.db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('role_permissions.role_id', '=', 'user_roles.role_id'),
    )
    .where('user_roles.tenant_id', '=', ctx.tenant.id)
    .where('role_permissions.permission', '=', review)
    .select('user_roles.user_id')
    .distinct()
    .execute();
  const userIds = rows.map(({ user_id }) => user_id);
  await raiseMessage(ctx, { kind: 'activation.submitted', userIds, vars, busId: requestId });
};
