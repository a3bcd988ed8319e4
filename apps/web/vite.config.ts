import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { libraryStyles } from './libraryStyles.ts';
import { mendedLibraries } from './mendedLibraries.ts';
import { offlineWorker } from './offlineWorker.ts';
import { packedAssets } from './packedAssets.ts';
import { sharedChunks } from './sharedChunks.ts';
import { textsName } from './src/app/texts/textsName.ts';

// They have one name in every feature, so their chunks take that of their namespace.
const isTexts = /\/texts\/[\w.]+\.json$/;

const api = process.env.ALPACA_API ?? 'http://127.0.0.1:3000';

const configOf = (
  command: 'build' | 'serve',
  shared: Rolldown.CodeSplittingGroup[],
): UserConfig => ({
  plugins: [react(), mendedLibraries(), libraryStyles(), offlineWorker(), packedAssets()],
  // Beside whatever else a run of `npm run dev` keeps.
  ...(process.env.ALPACA_VITE_CACHE && { cacheDir: process.env.ALPACA_VITE_CACHE }),
  // The server puts the request's own nonce in place of this word.
  html: { cspNonce: '__CSP_NONCE__' },
  define: {
    // Development, and builds for browser tests, show the shared pieces at /gallery.
    'import.meta.env.ALPACA_GALLERY': JSON.stringify(
      command === 'serve' || process.env.ALPACA_GALLERY === '1',
    ),
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    // The host names the tenant, so it must reach the API as the browser sent it.
    proxy: {
      '/alpaca-oms': { target: api, ws: true, changeOrigin: false },
      // It has the tenant's name.
      '/manifest.webmanifest': { target: api, changeOrigin: false },
      // Parcels' public page, which the API makes; other paths may begin with the same letter.
      '^/t(?:[/?]|$)': { target: api, changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    manifest: true,
    // A picture inside a script is paid for by every visit and can't be cached by itself.
    assetsInlineLimit: 0,
    // What counts is what is sent, and `npm run budget` holds that.
    chunkSizeWarningLimit: 1_000,
    // Browsers that don't know it fetch the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visit needs comes in one file instead of a dozen crumbs.
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'] }, ...shared],
        },
        // That file names all that may come next, and nothing packs a hash: seven signs tell as well.
        chunkFileNames: ({ facadeModuleId: file }) =>
          `assets/${file && isTexts.test(file) ? textsName(file) : '[name]'}-[hash:7].js`,
      },
    },
  },
});

export default defineConfig(async ({ command }) => {
  const alone = configOf(command, []);
  return command === 'serve' ? alone : configOf(command, await sharedChunks(alone));
});
