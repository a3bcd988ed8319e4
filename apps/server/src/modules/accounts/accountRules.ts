import { activationStatuses, constants, type paymentTerms, toMinor } from '@alpaca/contract';

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

interface Agreed {
  terms: (typeof paymentTerms)[number];
  creditLimit?: string;
  creditDays?: number;
}

/** What was agreed, in minor units: who pays before has no credit. */
export const termsIn = ({ terms, creditLimit = '0', creditDays = 0 }: Agreed) => ({
  terms,
  limitMinor: toMinor(creditLimit, mainCurrency),
  creditDays,
});
