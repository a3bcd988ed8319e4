import { defineConfig } from 'vitest/config';
import { ruleTests } from './scripts/pureRules.ts';

/** The pure rules alone: no database, so that thousands of runs take minutes. */
export default defineConfig({
  test: {
    include: ruleTests,
    setupFiles: ['scripts/sameProperties.ts'],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    // The contract as others import it has no mutants: read once, not again for each of them.
    server: { deps: { external: [/^(?!.*sandbox-).*\/packages\/contract\/src\//] } },
  },
});
