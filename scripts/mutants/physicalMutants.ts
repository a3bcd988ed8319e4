import type { Mutant } from './mutants.ts';

const modules = 'apps/server/src/modules';
const physical = `${modules}/orders/physical`;
const money = `${physical}/physicalMoney.test.ts`;

/** Of parcels in the warehouse: each takes away what keeps their money or their place right. */
export const physicalMutants: readonly Mutant[] = [
  {
    name: 'fee-not-kept-on-return',
    file: `${physical}/settleStep.ts`,
    breaks: 'lessOf(await chargedOf(ctx, order), feeMinor)',
    into: 'lessOf(await chargedOf(ctx, order), 0n)',
    tests: [money],
  },
  {
    name: 'changes-not-undone-on-return',
    file: `${physical}/settleStep.ts`,
    breaks: '  await undoChanges(ctx, order);\n',
    into: '',
    tests: [money],
  },
  {
    name: 'hold-left-open-by-a-return',
    file: `${physical}/endWithholding.ts`,
    breaks: "if (money === 'handling') await chargeHandling(ctx, order);",
    into: '',
    tests: [money],
  },
  {
    name: 'released-with-reasons-open',
    file: `${physical}/settleReasons.ts`,
    breaks: "left > 0 ? 'settleReason' : 'release'",
    into: "left > 1 ? 'settleReason' : 'release'",
    tests: [money],
  },
  {
    name: 'wish-to-intercept-ignored',
    file: `${physical}/receiveOrder.ts`,
    breaks: 'seen.intercept_at !== null',
    into: 'false',
    tests: [money],
  },
  {
    name: 'lighter-parcel-not-credited',
    file: `${physical}/receiveOrder.ts`,
    breaks: '    await giveDifferenceBack(ctx, order, beforeMinor - afterMinor);\n',
    into: '',
    tests: [money],
  },
  {
    name: 'line-changed-at-another-price',
    file: `${physical}/changeLine.ts`,
    breaks: 'if (BigInt(quote.totalMinor) !== agreedMinor)',
    into: 'if (BigInt(quote.totalMinor) < 0n)',
    tests: [money],
  },
  {
    name: 'carrier-told-the-declared-weight',
    file: 'apps/server/src/modules/orders/measuredForm.ts',
    breaks: 'weight: box.measured_g / 1000,',
    into: '',
    tests: [money],
  },
  {
    name: 'cost-change-never-settled',
    file: 'apps/server/src/modules/costs/changes.service.ts',
    breaks: 'await repo.settle(ctx, settled, by);',
    into: '',
    tests: [money],
  },
  {
    name: 'intercepted-parcel-charged',
    file: `${physical}/receiveOrder.ts`,
    breaks:
      "  if (order.intercept_at !== null) return { step: 'receiveUnpaid', reason: 'intercepted' };\n",
    into: '',
    tests: [money],
  },
  {
    name: 'old-notice-voids-what-was-listed',
    file: `${physical}/listSteps.ts`,
    breaks: '{ handed_over_at: at, hand_over_told_at: null }',
    into: '{ handed_over_at: at }',
    tests: [`${modules}/shipment/sweeps/notBrought.test.ts`],
  },
  {
    name: 'missing-though-a-box-came',
    file: `${modules}/shipment/sweeps/missing.sweep.ts`,
    breaks: 'orders.filter(({ id }) => still.has(id))',
    into: '(void still, orders)',
    tests: [`${modules}/shipment/sweeps/missing.test.ts`],
  },
  {
    name: 'batch-closed-over-who-puts-aside',
    file: `${modules}/dispatch/leaving/leaving.service.ts`,
    breaks: '    await lockOrdersOf(ctx, orderIds);\n    const { named',
    into: '    const { named',
    tests: [`${modules}/dispatch/leaving.test.ts`],
  },
  {
    name: 'free-days-anew-on-another-place',
    file: `${modules}/returns/shelve.service.ts`,
    breaks: 'if (shelved_at) return {};',
    into: 'void shelved_at;',
    tests: [`${modules}/returns/returns.test.ts`],
  },
  {
    name: 'destroyed-over-a-wish',
    file: `${modules}/returns/endings.service.ts`,
    breaks: "row.wish === null || row.wish === 'hold'",
    into: 'true',
    tests: [`${modules}/returns/returns.test.ts`],
  },
];
