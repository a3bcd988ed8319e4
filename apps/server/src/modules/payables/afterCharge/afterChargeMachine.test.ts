import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import { testApp } from '../../../testing/app.ts';
import { sequencesOf, sideBySide, takeSteps } from '../../../testing/sequences.ts';
import { sweepReceivables } from '../../receivables/testing.ts';
import { billActs } from './afterChargeTestBillActs.ts';
import { checkRun } from './afterChargeTestCheck.ts';
import { claimActs } from './afterChargeTestClaimActs.ts';
import { codActs } from './afterChargeTestCodActs.ts';
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

const acts = { ...orderActs, ...talkActs, ...billActs, ...claimActs, ...codActs };

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
    cod: 0,
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

test('what a corrected bill asks for less goes back, and what is left with the order', async () => {
  const begun = stepsOf([
    'submit',
    'bill',
    'passOn',
    'confirm',
    'correct',
    'passOn',
    'passOn',
    'refund',
  ]);
  const less = { order: 0, fee: 'duty' as const, minor: 320, weightG: null };
  const steps = begun.map((step) =>
    step.op === 'correct' ? { ...step, which: 0, billed: [less] } : step,
  );
  await runOne(steps, 20_000, 0);
});

test('what a bill asked for is not asked for again where it was withdrawn', async () => {
  await runOne(stepsOf(['submit', 'bill', 'passOn', 'withdraw', 'passOn']), 20_000, 0);
});

/** What the tables themselves find wrong, each with its own words. */
const faults = async () => {
  const views = [
    'ledger_faults',
    'payable_faults',
    'receivable_faults',
    'order_count_faults',
    'cod_faults',
  ];
  const found = await Promise.all(
    views.map((view) => world.asked(`select * from ${view} limit 5`)),
  );
  return found.flat();
};

/** What the ledger's own entries say against the promise: charged again while something stands, or more back than was. */
const brokenPromises = () =>
  world.asked(
    `select subject_id, kind from (
       select e.subject_id, coalesce(e.of_kind, e.kind) as kind, e.kind <> 'refund' as is_charge,
         coalesce(sum(e.amount_minor) over before, 0) as stood,
         coalesce(sum(e.amount_minor) over before, 0) + e.amount_minor as stands
       from ledger_entries e
       join accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id and a.kind = 'revenue'
       window before as (partition by e.tenant_id, e.subject_id, coalesce(e.of_kind, e.kind), e.currency
         order by e.seq rows between unbounded preceding and 1 preceding)
     ) told where is_charge and stood > 0 or stands < 0 limit 5`,
  );

test('what a carrier collected is credited once, made good by two, and stays its own', async () => {
  const ops = [
    'submit',
    'arrive',
    'leave',
    'deliver',
    'decideCod',
    'approveCod',
    'creditCod',
    'creditCod',
  ] as const;
  const steps = stepsOf([...ops, 'remit', 'decideCod', 'creditCod']).map((step, at) => ({
    ...step,
    cod: 10_025,
    // In full; what comes afterwards is only noted.
    which: at > 7 ? 3 : 1,
    person: step.op === 'approveCod' ? ('second' as const) : ('first' as const),
  }));
  await runOne(steps, 20_000, 0);
});

test('costs, bills, claims, collected cash and money agree with a reckoning of their own after any steps', async () => {
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
  expect(await brokenPromises()).toEqual([]);
  console.log(`tried: ${JSON.stringify(world.tried)}`);
  keepLongResult(
    'after-charge-sequences',
    'Random costs, bills, claims, cash on delivery and refunds after the first charge',
    world.tried,
  );
}, 14_400_000);
