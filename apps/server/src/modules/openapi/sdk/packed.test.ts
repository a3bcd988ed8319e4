import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { orderForm } from '../../orders/testing.ts';
import { openKit } from '../door/openTestKit.ts';

// As merchants have it: built, packed and installed from the file, without a line of our sources near it.

const root = join(import.meta.dirname, '../../../../../..');
const run = promisify(execFile);

/** Ours, and at night the oldest that it promises, where the machine has one. */
const old = '/usr/bin/node';
const nodes = [process.execPath, ...(process.env.ALPACA_LONG && existsSync(old) ? [old] : [])];

const script = `
import { createAlpaca, AlpacaProblem } from '@alpaca/sdk';
const alpaca = createAlpaca({ key: process.env.KEY, baseUrl: process.env.BASE, language: 'en-US' });
const { wallets } = await alpaca.get('/open/v1/balance');
const refused = await alpaca
  .get('/open/v1/orders/{id}', { params: { path: { id: '01890000-0000-7000-8000-000000000000' } } })
  .catch((problem) => problem);
let orders = 0;
for await (const order of alpaca.orders({ limit: 2 })) {
  orders += order.id ? 1 : 0;
}
const { errorKey } = refused;
console.log(JSON.stringify({ wallets: wallets.length, known: refused instanceof AlpacaProblem, errorKey, orders }));
`;

let app: TestApp;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const { key } = await openKit(app).makeKey();
  const order = { order: orderForm() };
  for (let made = 0; made < 3; made += 1) {
    await openKit(app).ask(key, '/orders/drafts', { method: 'POST', body: order });
  }
  env = { PATH: process.env.PATH ?? '', KEY: key, BASE: `http://127.0.0.1:${port}` };
  folder = await mkdtemp(join(tmpdir(), 'alpaca-sdk-'));
  await run(process.execPath, ['build.ts'], { cwd: join(root, 'packages/sdk') });
  const packed = [
    'packages/sdk/dist',
    'node_modules/openapi-fetch',
    'node_modules/openapi-typescript-helpers',
  ];
  const from = packed.map((place) => join(root, place));
  await run('npm', ['pack', '--silent', '--ignore-scripts', ...from], { cwd: folder });
  const files = (await readdir(folder)).map((name) => `./${name}`);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quiet, ...files], { cwd: folder });
  await writeFile(join(folder, 'use.js'), script);
}, 180_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

test.each(nodes)('%s asks the real door with it', async (node) => {
  const { stdout } = await run(node, ['use.js'], { cwd: folder, env });
  expect(JSON.parse(stdout)).toEqual({
    wallets: expect.any(Number),
    known: true,
    errorKey: 'order.notFound',
    orders: 3,
  });
});

test('what is packed has types, and no sources', async () => {
  const installed = await readdir(join(folder, 'node_modules/@alpaca/sdk'));
  expect(installed).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'README.md']));
  expect(installed.filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([]);
});
