const server = 'apps/server/src';
const finance = `${server}/modules/finance`;
const rates = `${server}/modules/rates`;
const orders = `${server}/modules/orders`;
const label = `${server}/carriers/own`;

/** The engine's parts are tested by each other's tests too: a price is the work of all of them. */
const engine = `${rates}/engine`;
const engineParts = [
  'compile',
  'exact',
  'freight',
  'leastFreight',
  'limits',
  'measure',
  'quote',
  'radar',
  'rate',
  'rates',
  'surcharges',
  'weights',
  'zones',
];

/** Files that decide and do nothing else: no database, no carrier. Each has its tests beside it. */
export const pureRules = [
  'packages/contract/src/wire/money.ts',
  'packages/contract/src/finance/topUpRules.ts',
  'packages/contract/src/wire/dateRange.ts',
  'packages/contract/src/orders/orderMoves.ts',
  'packages/contract/src/tracking/state.ts',
  'packages/contract/src/wire/severalNumbers.ts',
  'packages/barcodes/src/barcodes.ts',
  `${finance}/exchangeSums.ts`,
  `${finance}/monthBills.ts`,
  `${finance}/transactionSums.ts`,
  `${finance}/trend.ts`,
  `${finance}/walletSums.ts`,
  `${finance}/payments/settlement.ts`,
  `${finance}/payments/stripeSignature.ts`,
  `${server}/modules/accounts/accountRules.ts`,
  ...engineParts.map((part) => `${engine}/${part}.ts`),
  `${rates}/chosenSheets.ts`,
  `${rates}/datedRates.ts`,
  `${orders}/booking/retryTimes.ts`,
  `${orders}/money/orderMoney.ts`,
  `${orders}/orderRows.ts`,
  `${orders}/money/availableMoney.ts`,
  `${orders}/steps/risenPrice.ts`,
  `${orders}/unpaid/unpaidMoments.ts`,
  `${orders}/list/orderFilter.ts`,
  `${server}/platform/lists/places.ts`,
  `${server}/platform/paper/paper.ts`,
  `${label}/label.ts`,
  `${label}/labelWords.ts`,
  `${server}/carriers/gate.ts`,
  `${server}/platform/clock/lastDays.ts`,
  `${server}/platform/clock/zone.ts`,
  `${server}/platform/jobs/turns.ts`,
];

// A label is scanned in seconds and its drawing read in a moment.
const elsewhere: Readonly<Record<string, string>> = {
  [`${label}/label.ts`]: `${label}/labelLayout.test.ts`,
  [`${label}/labelWords.ts`]: `${label}/labelLayout.test.ts`,
};

const testsOf = (file: string) => {
  if (file.startsWith(engine)) return `${engine}/*.test.ts`;
  return elsewhere[file] ?? file.replace(/\.ts$/, '.test.ts');
};

export const ruleTests = [...new Set(pureRules.map(testsOf))];
