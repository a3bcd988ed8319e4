import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** Pictures of the product for the tour and the README, taken of the demo: `npm run pictures`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: ['takePictures.ts', 'drawIcons.ts'],
  testIgnore: [],
  globalSetup: '../../e2e/support/stack.setup.ts',
  // One after the other: each shows the demo as those before left it.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  outputDir: '../../.data/pictures/failed',
  reporter: [['list']],
  use: {
    ...browserTests.use,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
