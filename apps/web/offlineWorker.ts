import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { constants } from '@alpaca/contract';
import { type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('src/worker/worker.ts', import.meta.url));

/** The service worker under a name that stays, apart from the page: it shares no line with it. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
      define: { __BASE_PATH__: JSON.stringify(constants.basePath) },
    });
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
  },
});
