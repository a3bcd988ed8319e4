import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

// CI has a quarter of an hour for everything: it looks at each area's main story, at two people on the
// same thing and at a phone. It leaves to `npm run test:e2e` speed and memory, the gallery's pieces,
// axe, keyboard and console over every screen, and what the others touch on their way.
const long = [
  '**/{bell,declarationSheets,exchangeRates,freeze,houses,listCells,marketplaceFiles}.spec.ts',
  '**/{confirmOrders,disputes,milestones,trackCodes,trackQuery,waysToPay}.spec.ts',
  '**/{download,orderFiles,printingSettings,scanCamera,scanSku,scanTroubles}.spec.ts',
  '**/{sdk,setPrinting,tour,warehouseLabel}.spec.ts',
  '**/{accounts,activation,addresses,announcements}.spec.ts',
  '**/{bellJobs,bellSafety,bellSocket}.spec.ts',
  '**/{orderListAxe,ordersAxe,pricesAxe,userAxe}.spec.ts',
  '**/{consoleClean,keyboardWalk,pressedEarly,service}.spec.ts',
  '**/{errors,session,tabs}*.spec.ts',
  '**/{financeAccess,importsSpeed,user}.spec.ts',
  '**/shell{Access,English,Keys,Palette,Speed}.spec.ts',
  'gallery/**',
];

export default defineConfig({
  testDir: '.',
  // The night looks at every page by `npm run looks`; CI at those seen most, beside its other tests.
  testMatch: ['e2e/**/*.spec.ts', ...(process.env.CI ? ['looks/**/*.spec.ts'] : [])],
  testIgnore: process.env.CI ? long.map((name) => `**/e2e/${name}`) : [],
  // Every screen is looked at by axe in the night; it takes half a minute each. A test that tells more
  // of what another one shows is tagged for it too.
  ...(process.env.CI && { grepInvert: /axe finds|@night/ }),
  globalSetup: './e2e/support/stack.setup.ts',
  // One waits while two work: on two cores 196 s where two took 235. The night's tests move and are
  // looked at by axe, which leaves nobody waiting.
  workers: process.env.CI ? 3 : 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A shared machine may hold a test up; one that fails three times has a fault.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.data/e2e',
  reporter: [['list'], ['json', { outputFile: '.data/playwright.json' }]],
  use: {
    locale: 'zh-CN',
    // What a worker answers can't be led elsewhere; what is about it allows it.
    serviceWorkers: 'block',
    // CI asks for no motion, as many people do, and does not wait for it; the night has it all.
    ...(process.env.CI && { contextOptions: { reducedMotion: 'reduce' } }),
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
