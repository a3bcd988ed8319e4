import type { Ctx } from '../../platform/context.ts';
import { inOrder, type WalletMinor, walletsFrom } from './walletSums.ts';

export { toWireWallet, type WalletMinor } from './walletSums.ts';

/** What the merchants of the ctx's reach have, each its wallets by currency. */
const walletsOfMany = async (ctx: Ctx, merchantIds: readonly string[]) => {
  const rows =
    merchantIds.length === 0
      ? []
      : await ctx.db
          .selectFrom('accounts')
          .where('tenant_id', '=', ctx.tenant.id)
          .where('merchant_id', 'in', merchantIds)
          .orderBy('currency')
          .select(['merchant_id', 'kind', 'currency', 'balance_minor', 'floor_minor'])
          .execute();
  return walletsFrom(rows);
};

/** The wallets of one merchant: the ctx's own, or one that an operator names. */
export const walletsOf = async (ctx: Ctx, merchantId = ctx.merchantId): Promise<WalletMinor[]> => {
  if (!merchantId) return [];
  return inOrder((await walletsOfMany(ctx, [merchantId])).get(merchantId));
};

export const mainWallets = async (ctx: Ctx, merchantIds: readonly string[]) => {
  const of = await walletsOfMany(ctx, merchantIds);
  return new Map(merchantIds.map((id) => [id, inOrder(of.get(id))[0] as WalletMinor]));
};
