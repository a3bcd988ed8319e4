import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sequencesOf, sideBySide, takeSteps } from '../../testing/sequences.ts';
import { placeFaults } from './dispatchTestFaults.ts';
import { bagActs } from './physicalTestBagging.ts';
import { checkRun } from './physicalTestCheck.ts';
import { hereActs } from './physicalTestHere.ts';
import { openRun, openWorld, type World } from './physicalTestRun.ts';
import { type Step, sequence } from './physicalTestSteps.ts';

const lanes = 5;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app, lanes);
});
afterAll(async () => {
  await world.close();
  await app.stop();
});

const acts = { ...hereActs, ...bagActs };

const runOne = async (steps: Step[], fundsMinor: number) => {
  const run = await openRun(world, fundsMinor);
  const { tried } = world;
  await takeSteps(run, steps, { acts, check: checkRun, tried });
  tried.withheld += run.state.orders.filter(({ status }) => status === 'withheld').length;
};

test('parcels, places, bags, reasons and money agree with a reckoning of their own after any steps', async () => {
  await sideBySide(lanes, sequencesOf(200), (numRuns) =>
    fc.assert(fc.asyncProperty(sequence, fc.constantFrom(4_000, 20_000, 60_000), runOne), {
      numRuns,
      endOnFailure: true,
    }),
  );
  expect(await world.kit.faults()).toEqual([]);
  expect(await world.asked('select * from order_count_faults')).toEqual([]);
  expect(await world.asked(placeFaults)).toEqual([]);
  console.log(`tried: ${JSON.stringify(world.tried)}`);
  keepLongResult('physical-sequences', 'Random steps of parcels in a warehouse', world.tried);
}, 14_400_000);
