const finance = 'apps/server/src/modules/finance';

/** Files that decide on money and do nothing else. Each has its tests beside it. */
export const pureRules = [
  'packages/contract/src/money.ts',
  'packages/contract/src/topUpRules.ts',
  'packages/contract/src/dateRange.ts',
  `${finance}/monthBills.ts`,
  `${finance}/transactionSums.ts`,
  `${finance}/trend.ts`,
  `${finance}/walletSums.ts`,
  `${finance}/payments/settlement.ts`,
  `${finance}/payments/stripeSignature.ts`,
  'apps/server/src/modules/accounts/accountRules.ts',
];
