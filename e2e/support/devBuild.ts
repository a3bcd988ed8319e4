import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { root } from '../../scripts/servers.ts';

const vite = join(root, 'node_modules/vite/bin/vite.js');
const cwd = join(root, 'apps/web');
const dist = ['--outDir', join(root, '.data/dev-dist')];

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Builds and serves the web as developers have it, where React and antd say what they dislike;
 * calls and sockets go on to the tests' api.
 */
export const serveDevelopers = async () => {
  const mode = ['--mode', 'development', '--minify', 'false', '--emptyOutDir'];
  execFileSync(process.execPath, [vite, 'build', ...dist, ...mode], {
    cwd,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'pipe',
  });
  const port = String(await freePort());
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
  const server = spawn(process.execPath, [vite, 'preview', ...dist, ...address], {
    cwd,
    env: { ...process.env, ALPACA_API: `http://127.0.0.1:${process.env.ALPACA_E2E_PORT}` },
    stdio: 'ignore',
  });
  while (!(await isUp(`http://127.0.0.1:${port}/`))) {
    if (server.exitCode !== null) throw new Error('the build for developers is not served');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { port, stop: () => server.kill() };
};
