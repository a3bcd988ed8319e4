import type { Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { raiseMessage } from '../announcements/notices.service.ts';
import { permissionsOfMany } from '../auth/members.service.ts';

/** Kinds of message this module raises; their words are `notice.<kind>.title` and `.content`. */
const kinds = {
  'topUp.approved': { priority: 'L', page: 'financial/TopUpCheck', for: 'financial:topUpCheck' },
  'topUp.rejected': { priority: 'M', page: 'financial/TopUpCheck', for: 'financial:topUpCheck' },
  'wallet.low': { priority: 'M', page: 'financial/Overview', for: 'financial:overview' },
} as const;
type Kind = keyof typeof kinds;

/** The merchant's users who may see what the message is about. */
const readersOf = async (ctx: Ctx, merchantId: string, permission: string) => {
  const rows = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('disabled_at', 'is', null)
    .select('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const allowed = await permissionsOfMany(ctx, ids);
  return ids.filter((id) => allowed.get(id)?.includes(permission));
};

interface Raised {
  merchantId: string;
  vars: Record<string, string>;
  busId?: string;
}

const raise = async (ctx: Ctx, kind: Kind, { merchantId, vars, busId = '' }: Raised) => {
  const { priority, page, for: permission } = kinds[kind];
  const say = (lang: Language) => ({
    title: words(lang, `notice.${kind}.title`, vars),
    content: words(lang, `notice.${kind}.content`, vars),
  });
  await raiseMessage(ctx, {
    userIds: await readersOf(ctx, merchantId, permission),
    zh: say('zh_CN'),
    en: say('en_US'),
    priority,
    open: { page, busId },
  });
};

interface Told {
  id: string;
  merchant_id: string;
  no: string;
}

type Money = { amount: string; currency: string };

const aboutTopUp = ({ id, no, merchant_id }: Told, vars: Money): Raised => ({
  merchantId: merchant_id,
  vars: { no, ...vars },
  busId: id,
});

export const tellApproved = (ctx: Ctx, topUp: Told, vars: Money) =>
  raise(ctx, 'topUp.approved', aboutTopUp(topUp, vars));

export const tellRejected = (ctx: Ctx, topUp: Told, vars: Money & { reason: string }) =>
  raise(ctx, 'topUp.rejected', aboutTopUp(topUp, vars));

export const tellLowBalance = (
  ctx: Ctx,
  merchantId: string,
  vars: { currency: string; threshold: string; balance: string },
) => raise(ctx, 'wallet.low', { merchantId, vars });
