import { pureRules } from './scripts/pureRules.ts';

export default {
  mutate: pureRules,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  concurrency: 2,
  // On a busy machine a slow test must not pass for a mutant that never ends.
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.data/mutation.json' },
  // What is known of a mutant holds while neither its code nor its tests change, so a run that
  // follows a mended test is short. Without that file it begins anew.
  incremental: true,
  incrementalFile: '.data/mutation-known.json',
  tempDirName: '.data/stryker',
  ignorePatterns: ['.data', '.tools', 'apps/web', 'e2e', 'docs'],
  thresholds: { high: 95, low: 90, break: 90 },
};
