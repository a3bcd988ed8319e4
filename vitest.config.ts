import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/globalSetup.ts'],
    // Every file has a database of its own; more than the cores would only make them wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may hold a test up; one that fails three times has a fault.
    retry: process.env.CI ? 2 : 0,
  },
});
