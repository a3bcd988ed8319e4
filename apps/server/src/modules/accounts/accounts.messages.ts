import type { Permission } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { raiseMessage } from '../announcements/notices.service.ts';

/** Kinds of message this module raises; their words are `notice.<kind>.title` and `.content`. */
const kinds = {
  'activation.submitted': { priority: 'M', page: 'ops/Activations' },
  'activation.approved': { priority: 'M', page: 'basic/Activation' },
  'activation.rejected': { priority: 'H', page: 'basic/Activation' },
  'merchant.creditAgreed': { priority: 'M', page: 'basic/Information' },
  'merchant.prepaidAgreed': { priority: 'M', page: 'basic/Information' },
} as const;
type Kind = keyof typeof kinds;

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

interface Telling {
  userIds: string[];
  vars?: Record<string, string>;
  busId?: string;
}

const raise = (ctx: Ctx, kind: Kind, { userIds, vars = {}, busId = '' }: Telling) => {
  const say = (lang: 'zh_CN' | 'en_US') => ({
    title: words(lang, `notice.${kind}.title`, vars),
    content: words(lang, `notice.${kind}.content`, vars),
  });
  const { priority, page } = kinds[kind];
  const open = { page, busId };
  return raiseMessage(ctx, { userIds, zh: say('zh_CN'), en: say('en_US'), priority, open });
};

/** Tells all users of a merchant, in the transaction in which it happened. */
export const tellMerchant = async (
  ctx: Ctx,
  merchantId: string,
  kind: Kind,
  vars: Record<string, string> = {},
) => raise(ctx, kind, { userIds: await usersOf(ctx, merchantId), vars });

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
  await raise(ctx, 'activation.submitted', { userIds, vars, busId: requestId });
};
