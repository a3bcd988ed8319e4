import {
  constants,
  type getInformation,
  grouped,
  type Language,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { withContacts } from '../../platform/userContacts.ts';
import { requireOwnFiles } from '../files/index.ts';
import { frozenStop, toWireWallet, type WalletMinor, walletsOf } from '../finance/index.ts';
import { warningFor } from './accountRules.ts';
import { statusOf } from './activation.service.ts';

const me = (ctx: Ctx): Session => ctx.session ?? refuse('session.over');

const { mainCurrency } = constants;

const pathFor = (ctx: Ctx, permission: string, path: string) =>
  me(ctx).permissions.has(permission) ? path : '';

const warningOf = (
  ctx: Ctx,
  authStatus: number,
  wallet: WalletMinor | null,
  frozen: Refusal | null,
) => {
  if (frozen)
    return {
      kind: 'frozen' as const,
      text: words(ctx.lang, 'refusal.account.frozen', frozen.params),
      path: '',
    };
  const warning = warningFor(authStatus, wallet);
  if (!warning) return null;
  if (warning !== 'low' || !wallet) {
    const path = pathFor(ctx, 'basic:activation', '/basic/activation');
    return { kind: 'inactive' as const, text: words(ctx.lang, `account.check.${warning}`), path };
  }
  const available = `${grouped(toAmount(wallet.available, wallet.currency))} ${wallet.currency}`;
  const path = pathFor(ctx, 'financial:recharge', '/financial/recharge');
  return { kind: 'lowBalance' as const, text: words(ctx.lang, 'account.low', { available }), path };
};

/** What someone should know right after signing in. */
export const myInfo = async (ctx: Ctx) => {
  const { permissions } = me(ctx);
  const authStatus = await statusOf(ctx);
  const frozen = ctx.merchantId ? await frozenStop(ctx, ctx.merchantId) : null;
  const seesMoney = permissions.has('financial:overview') || permissions.has('financial:recharge');
  const wallet = seesMoney ? ((await walletsOf(ctx))[0] ?? null) : null;
  return {
    authStatus,
    wallet: wallet && toWireWallet(wallet),
    warning: warningOf(ctx, authStatus, wallet, frozen),
  };
};

export const wallets = async (ctx: Ctx) => (await walletsOf(ctx)).map(toWireWallet);

type Information = Result<typeof getInformation>;

export const information = async (ctx: Ctx): Promise<Information> => {
  const row = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', me(ctx).userId)
    .selectAll()
    .executeTakeFirst();
  const user = row ? withContacts(ctx, row) : refuse('session.over');
  const merchant = user.merchant_id
    ? await ctx.db
        .selectFrom('merchants')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('merchant_id', '=', user.merchant_id)
        .selectAll()
        .executeTakeFirst()
    : undefined;
  const { zone } = ctx.tenant;
  return {
    username: user.username,
    realname: user.realname,
    kind: user.kind as Information['kind'],
    isOwner: user.is_owner,
    phone: user.phone ?? '',
    email: user.email ?? '',
    language: user.language as Language,
    avatar: user.avatar_url,
    createTime: toWire(user.created_at, zone),
    merchant: merchant
      ? {
          code: merchant.code,
          nameZh: merchant.name_zh,
          nameEn: merchant.name_en,
          authStatus: merchant.activation_status,
          createTime: toWire(merchant.created_at, zone),
          credit: me(ctx).permissions.has('financial:overview')
            ? {
                terms: merchant.terms as 'prepaid' | 'credit',
                limit: toAmount(merchant.credit_limit_minor, mainCurrency),
                days: merchant.credit_days,
              }
            : null,
        }
      : null,
  };
};

export const setAvatar = async (ctx: Ctx, key: string) => {
  const { userId } = me(ctx);
  await requireOwnFiles(ctx, { keys: [key], purpose: 'avatar', userId });
  await inTx(ctx, async (ctx) => {
    await ctx.db
      .updateTable('users')
      .set({ avatar_url: key })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute();
    await tell(ctx, { cmd: 'user', userIds: [userId] });
  });
  return null;
};
