import { defineConfig } from 'vitest/config';
import { pureRules } from './scripts/pureRules.ts';

/** The pure money rules alone: no database, so that thousands of runs take minutes. */
export default defineConfig({
  test: {
    include: pureRules.map((file) => file.replace(/\.ts$/, '.test.ts')),
    maxWorkers: 1,
    isolate: false,
  },
});
