import type { Currency } from '@alpaca/contract';
import type { Command, Posted } from './ledger.ts';

/** What is free in a wallet: neither held nor borrowed. */
export interface Balance {
  merchantId: string;
  currency: Currency;
  minor: bigint;
}

type Of = Pick<Command, 'merchantId' | 'currency'>;
type Told = Pick<Posted, 'outcome' | 'walletMinor'>;

/** Each wallet as the last command that moved it left it. */
export const endsOf = (commands: readonly Of[], posted: readonly Told[]): Balance[] => {
  const ends = new Map<string, Balance>();
  for (const [at, { merchantId, currency }] of commands.entries()) {
    const { outcome, walletMinor } = posted[at] as Told;
    if (outcome !== 'done') continue;
    ends.set(`${merchantId} ${currency}`, { merchantId, currency, minor: walletMinor });
  }
  return [...ends.values()];
};
