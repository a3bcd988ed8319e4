import type { Currency } from '@alpaca/contract';

/** What is available, from which one sum after the other is taken as long as it is enough. */
export const openAvailable = (wallets: readonly { currency: Currency; available: bigint }[]) => {
  const left = new Map(wallets.map(({ currency, available }) => [currency, available]));
  return (currency: Currency, minor: bigint): boolean => {
    const rest = (left.get(currency) ?? 0n) - minor;
    if (rest < 0n) return false;
    left.set(currency, rest);
    return true;
  };
};
