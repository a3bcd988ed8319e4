import { activationStatuses, constants, toMinor } from '@alpaca/contract';

const { mainCurrency, lowBalance } = constants;
const lowMinor = toMinor(lowBalance, mainCurrency);

/** Of what a merchant is warned. The wallet is the main one; null for who may not see it. */
export const warningFor = (
  authStatus: number,
  wallet: { available: bigint } | null,
): 'none' | 'rejected' | 'low' | null => {
  const { none, rejected, active } = activationStatuses;
  if (authStatus === none) return 'none';
  if (authStatus === rejected) return 'rejected';
  return authStatus === active && wallet && wallet.available < lowMinor ? 'low' : null;
};
