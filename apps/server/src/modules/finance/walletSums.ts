import { type Currency, constants, isCurrency, toAmount, type Wallet } from '@alpaca/contract';

/** A merchant's money in one currency, in minor units. */
export interface WalletMinor {
  currency: Currency;
  balance: bigint;
  held: bigint;
  available: bigint;
  creditLimit: bigint;
}

/** An account of a merchant in the ledger: what is free, or what is held. */
export interface AccountRow {
  merchant_id: string | null;
  kind: string;
  currency: string;
  balance_minor: bigint | null;
  floor_minor: bigint;
}

type Wallets = Map<Currency, WalletMinor>;

const nothing = { balance: 0n, held: 0n, available: 0n, creditLimit: 0n };

/** Puts the accounts of each merchant together to its wallets. */
export const walletsFrom = (rows: readonly AccountRow[]): ReadonlyMap<string, Wallets> => {
  const of = new Map<string, Wallets>();
  for (const { merchant_id, kind, currency, balance_minor, floor_minor } of rows) {
    if (!merchant_id || !isCurrency(currency)) continue;
    const wallets = of.get(merchant_id) ?? new Map();
    const wallet = wallets.get(currency) ?? { currency, ...nothing };
    const minor = balance_minor ?? 0n;
    wallet.balance += minor;
    if (kind === 'held') wallet.held = minor;
    else {
      wallet.available = minor - floor_minor;
      wallet.creditLimit = -floor_minor;
    }
    of.set(merchant_id, wallets.set(currency, wallet));
  }
  return of;
};

const { mainCurrency } = constants;

/** The main currency first, whether or not anything was ever in it. */
export const inOrder = (wallets: ReadonlyMap<Currency, WalletMinor> | undefined): WalletMinor[] => {
  const main = wallets?.get(mainCurrency) ?? { currency: mainCurrency, ...nothing };
  return [main, ...[...(wallets?.values() ?? [])].filter((w) => w.currency !== mainCurrency)];
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
