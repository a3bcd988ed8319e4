import { defaultExclude, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes a minute comes first, so that no core waits for it at the end.
const isLong = ({ moduleId }: TestSpecification) =>
  /\/faults\/|Machine\.test|keyCases|[cC]alls\.test|roleWalk|memberPermissions|readable|hostile|openProperty|claims\.test|seedStalls|imports\.test|shipment\/sheet|marginSums|firstAdministrator|words\.test/.test(
    moduleId,
  );

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// CI keeps the kills among money and orders; the others', big tables, speed, and what reads thousands of
// drawn labels are looked at by night.
const leftToNight = [
  'src/faults/{carrierBills,eventFlood,events,exports,fairness,imports,orderSheets,prices,scans}',
  'src/faults/{webhooks,workers}',
  'src/modules/orders/{export/exportMemory,list/ruledScale,list/scale}',
  'src/modules/payables/lines/{largeBills,masterBills}',
  'src/modules/payables/passOn/threeWeights',
  'src/modules/labels/{zpl/printed,documents/glyphs}',
  'src/modules/openapi/{docs/examples/examples,sandbox/sandboxCases}',
  'seeds/prices/speed',
].map((name) => `apps/server/${name}.test.ts`);

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'scripts/**/*.test.ts',
      'attack/**/*.test.ts',
    ],
    exclude: [...defaultExclude, ...(process.env.CI ? leftToNight : [])],
    globalSetup: ['apps/server/src/testing/globalSetup.ts'],
    // Every file has a database of its own. Tests wait for timers, sockets and processes a quarter of
    // their time: three keep two cores busy (238 s where two took 302).
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may hold a test up; one that fails three times has a fault. What is tried under
    // faults/ is never tried again, which the runner sees to.
    retry: process.env.CI ? 2 : 0,
    runner: './scripts/testRunner.ts',
  },
});
