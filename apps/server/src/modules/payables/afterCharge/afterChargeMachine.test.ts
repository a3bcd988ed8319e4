import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import { testApp } from '../../../testing/app.ts';
import { sequencesOf, sideBySide, takeSteps } from '../../../testing/sequences.ts';
import { sweepReceivables } from '../../receivables/testing.ts';
import { billActs } from './afterChargeTestBillActs.ts';
import { checkRun } from './afterChargeTestCheck.ts';
import { claimActs } from './afterChargeTestClaimActs.ts';
import { orderActs } from './afterChargeTestOrderActs.ts';
import { openRun, openWorld, type World } from './afterChargeTestRun.ts';
import { type Step, sequence } from './afterChargeTestSteps.ts';
import { talkActs } from './afterChargeTestTalkActs.ts';

const lanes = 5;

let world: World;
beforeAll(async () => {
  world = await openWorld(await testApp(), lanes);
  return async () => {
    await world.close();
    await world.app.stop();
  };
});

const acts = { ...orderActs, ...talkActs, ...billActs, ...claimActs };

const runOne = async (steps: Step[], funds: number, tolerance: number) => {
  const run = await openRun(world, funds, tolerance);
  await takeSteps(run, steps, { acts, check: checkRun, tried: world.tried });
};

/** Steps of one parcel of 2 kg that its carrier bills 5.00 of duty for. */
const stepsOf = (ops: readonly Step['op'][]): Step[] =>
  ops.map((op) => ({
    op,
    order: 0,
    which: 1,
    line: 'label',
    g: 2_000,
    share: 50,
    billed: [{ order: 0, fee: 'duty', minor: 500, weightG: null }],
    kind: 'lost',
    person: 'first',
  }));

test.each<[string, Step['op'][]]>([
  ['debited', ['submit', 'bill', 'passOn', 'confirm', 'refund']],
  ['disputed', ['submit', 'bill', 'passOn', 'dispute', 'refund']],
])(
  'what a bill asked for and was %s goes back with an order that its carrier lets go of',
  async (_, ops) => {
    await runOne(stepsOf(ops), 20_000, 0);
  },
);

test('what a bill asked for is not asked for again where it was withdrawn', async () => {
  await runOne(stepsOf(['submit', 'bill', 'passOn', 'withdraw', 'passOn']), 20_000, 0);
});

/** What the tables themselves find wrong, each with its own words. */
const faults = async () => {
  const views = ['ledger_faults', 'payable_faults', 'receivable_faults', 'order_count_faults'];
  const found = await Promise.all(
    views.map((view) => world.asked(`select * from ${view} limit 5`)),
  );
  return found.flat();
};

test('costs, bills, claims and money agree with a reckoning of their own after any steps', async () => {
  await sideBySide(lanes, sequencesOf(300), (numRuns) =>
    fc.assert(
      fc.asyncProperty(
        sequence,
        fc.constantFrom(3_000, 20_000, 100_000),
        fc.constantFrom(0, 0, 40),
        runOne,
      ),
      { numRuns, endOnFailure: true },
    ),
  );
  expect(await faults()).toEqual([]);
  // A month later every merchant has a statement of what it owes.
  await sweepReceivables(await world.app.ctxOf(), new Date(Date.now() + 40 * 86_400_000));
  expect(await faults()).toEqual([]);
  console.log(`tried: ${JSON.stringify(world.tried)}`);
  keepLongResult(
    'after-charge-sequences',
    'Random costs, bills, claims and refunds after the first charge',
    world.tried,
  );
}, 14_400_000);
