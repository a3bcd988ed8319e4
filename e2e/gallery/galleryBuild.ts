import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { apiReady, root } from '../../scripts/servers.ts';
import type { Stack } from '../../scripts/stack.ts';

const dist = join(root, '.data/gallery-dist');

/** Builds the web once more, with its gallery, which the real build does not have. */
const build = () =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', dist, '--emptyOutDir'],
    { cwd: join(root, 'apps/web'), env: { ...process.env, ALPACA_GALLERY: '1' }, stdio: 'pipe' },
  );

/** One more api that serves that build; tests find it by its port. */
export const startGallery = async (stack: Stack) => {
  build();
  const port = String(await freePort());
  stack.startMore('api', 'gallery', { ALPACA_PORT: port, ALPACA_WEB_DIST: dist });
  await apiReady(`http://127.0.0.1:${port}`);
  process.env.ALPACA_E2E_GALLERY_PORT = port;
};
