const within = (path) => ({ path });

/** Dependencies point one way: contract ← platform ← modules ← main, and shared ← features ← app. */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract|node_modules/zod' },
    },
    {
      // It runs elsewhere, without any of us.
      name: 'sdk-imports-openapi-fetch-only',
      severity: 'error',
      from: { path: '^packages/sdk/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/sdk/src|node_modules/openapi-fetch' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: within('^apps/server/src/platform'),
      to: within('^apps/server/(src/(modules|main|carriers)|seeds)'),
    },
    {
      name: 'carriers-know-platform-and-contract-only',
      severity: 'error',
      from: { path: '^apps/server/src/carriers', pathNot: '(\\.test|Test\\w+)\\.ts$' },
      to: {
        path: '^(apps|packages|scripts|e2e|bench)/',
        pathNot: '^(apps/server/src/(carriers|platform)/|packages/(contract|barcodes)/)',
      },
    },
    {
      name: 'modules-know-no-process',
      severity: 'error',
      from: within('^apps/server/src/modules'),
      to: within('^apps/server/(src/main|seeds)'),
    },
    {
      name: 'a-module-is-entered-by-its-door',
      severity: 'error',
      from: { pathNot: '^apps/server/src/modules/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: [
          '^apps/server/src/modules/[^/]+/(index|module|testing)\\.ts$',
          // Filled forms and codes need no test runner; benches and browser tests have none.
          'Test(Forms|Code)\\.ts$',
        ],
      },
    },
    {
      name: 'a-module-enters-another-by-its-door',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: [
          '^apps/server/src/modules/$1/',
          '^apps/server/src/modules/[^/]+/(index|testing)\\.ts$',
        ],
      },
    },
    {
      name: 'only-the-house-reads-manifests',
      severity: 'error',
      from: { pathNot: '^apps/server/src/main/|\\.test\\.ts$' },
      to: within('^apps/server/src/modules/[^/]+/module\\.ts$'),
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: {
        path: '^apps/server/src/(platform|carriers|modules|main)',
        pathNot: '(\\.test|\\.samples|Test\\w+|/testing)\\.ts$',
      },
      to: within(
        '^apps/server/src/testing|Test\\w+\\.ts$|^apps/server/src/modules/[^/]+/testing\\.ts$',
      ),
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: within('^apps/web/src/shared'),
      to: within('^apps/web/src/(features|app)'),
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: within('^apps/web/src/features'),
      to: within('^apps/web/src/app'),
    },
    {
      name: 'a-feature-enters-another-by-its-door',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'the-app-enters-features-by-their-doors',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/src/features/' },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        // Texts are read from where they are: by name, or in one piece with those of others.
        pathNot: '^apps/web/src/features/[^/]+/((index|pages)\\.ts$|texts/)',
      },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      severity: 'error',
      from: within('^apps/web'),
      to: within('^apps/server'),
    },
    {
      name: 'no-circles-between-areas-of-the-contract',
      severity: 'error',
      scope: 'folder',
      from: within('^packages/contract/src/.+'),
      to: { circular: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
