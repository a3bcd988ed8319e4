import { join } from 'node:path';

/** All of the SDK in one script, for a page that knows nothing of modules. */
export default {
  build: {
    lib: {
      entry: join(import.meta.dirname, '../../packages/sdk/src/index.ts'),
      formats: ['iife'],
      name: 'alpacaSdk',
      fileName: () => 'sdk.js',
    },
  },
};
