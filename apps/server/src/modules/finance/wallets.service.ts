import { type Currency, constants, isCurrency, toAmount, type Wallet } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';

/** A merchant's money in one currency, in minor units. */
export interface WalletMinor {
  currency: Currency;
  balance: bigint;
  held: bigint;
  available: bigint;
  creditLimit: bigint;
}

const nothing = { balance: 0n, held: 0n, available: 0n, creditLimit: 0n };

/** What the merchants of the ctx's reach have, each its wallets by currency. */
export const walletsOfMany = async (ctx: Ctx, merchantIds: readonly string[]) => {
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
  const of = new Map(merchantIds.map((id) => [id, new Map<Currency, WalletMinor>()]));
  for (const { merchant_id, kind, currency, balance_minor, floor_minor } of rows) {
    const wallets = of.get(merchant_id as string);
    if (!wallets || !isCurrency(currency)) continue;
    const wallet = wallets.get(currency) ?? { currency, ...nothing };
    const minor = balance_minor ?? 0n;
    wallet.balance += minor;
    if (kind === 'held') wallet.held = minor;
    else {
      wallet.available = minor - floor_minor;
      wallet.creditLimit = -floor_minor;
    }
    wallets.set(currency, wallet);
  }
  return of;
};

const { mainCurrency } = constants;

/** The main currency first, whether or not anything was ever in it. */
const inOrder = (wallets: ReadonlyMap<Currency, WalletMinor> | undefined): WalletMinor[] => {
  const main = wallets?.get(mainCurrency) ?? { currency: mainCurrency, ...nothing };
  return [main, ...[...(wallets?.values() ?? [])].filter((w) => w.currency !== mainCurrency)];
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

export const toWireWallet = (wallet: WalletMinor): Wallet => {
  const { currency } = wallet;
  return {
    currency,
    balance: toAmount(wallet.balance, currency),
    held: toAmount(wallet.held, currency),
    available: toAmount(wallet.available, currency),
    creditLimit: toAmount(wallet.creditLimit, currency),
  };
};
