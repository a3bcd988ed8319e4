import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One script that a browser test runs inside a page of the real system. */
export default defineConfig({
  plugins: [react()],
  root: import.meta.dirname,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(import.meta.dirname, '../../../.data/e2e-harness'),
    emptyOutDir: true,
    minify: false,
    lib: {
      entry: join(import.meta.dirname, 'client.tsx'),
      name: 'harnessParts',
      formats: ['iife'],
      fileName: () => 'client.js',
    },
  },
});
