import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Every page as people see it: `npm run looks`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  globalSetup: '../e2e/support/stack.setup.ts',
  timeout: 120_000,
  outputDir: '../.data/looks/failed',
  reporter: [['list'], ['json', { outputFile: '../.data/looks.json' }]],
  use: {
    ...browserTests.use,
    // What moves is seen at a moment of its own each time.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
