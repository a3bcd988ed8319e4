import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** People at work while the machine that leads dies: `npm run test:leader`, as root. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: ['leaderDies.ts'],
  testIgnore: [],
  globalSetup: [],
  // There is one cluster, and one leader at a time.
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  outputDir: '../../.data/leader/failed',
  reporter: [['list'], ['json', { outputFile: '../../.data/leader.json' }]],
});
