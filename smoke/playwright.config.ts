import { defineConfig } from '@playwright/test';
import browsers from '../playwright.config.ts';

// The commands that people type, started as they type them. Nothing is tried twice: what a newcomer
// runs works the first time.
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../.data/smoke/browser',
  reporter: [['list'], ['json', { outputFile: '../.data/smoke.json' }]],
  // Longer than anything takes on a busy machine; without it a button that never comes takes all the time.
  use: { ...browsers.use, actionTimeout: 30_000 },
});
