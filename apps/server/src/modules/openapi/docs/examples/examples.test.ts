import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell } from '../../../../platform/cells/cells.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { appWithWorker } from '../../../../testing/worker.ts';
import { makeTrackDays } from '../../../tracking/testing.ts';
import { openKit } from '../../door/openTestKit.ts';
import { startDelivery } from '../../webhooks/delivery/startDelivery.ts';

const run = promisify(execFile);
const isLong = process.env.ALPACA_LONG === '1';

let stop: () => Promise<void>;
let app: TestApp;
let env: Record<string, string>;
beforeAll(async () => {
  const kit = await appWithWorker({ ALPACA_WEBHOOK_LOOPBACK: '1' });
  ({ app, stop } = kit);
  await makeTrackDays(await app.ctxOf());
  const url = await kit.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { key } = await openKit(kit.app).makeKey({ mode: 'test' });
  env = { ...process.env, ALPACA_URL: url, ALPACA_KEY: key } as typeof env;
});
afterAll(() => stop());

const ways = [
  ['curl', 'sh', ['first-order.sh']],
  ['TypeScript', process.execPath, ['first-order.ts']],
  ['Python', 'python3', ['first-order.py']],
  ...(isLong
    ? ([
        ['PHP', 'php', ['first-order.php']],
        ['Java', 'java', ['FirstOrder.java']],
      ] as const)
    : []),
] as const;

/** A folder of somebody who saved what the docs show. */
const saved = () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpaca-example-'));
  cpSync(import.meta.dirname, folder, { recursive: true });
  return folder;
};

test.each(ways)('%s: from a key to a label', { timeout: 60_000 }, async (_, command, args) => {
  const folder = saved();
  const { stdout } = await run(command, [...args], { cwd: folder, env });
  expect(stdout).toMatch(/^Order .+: label\.pdf\n$/);
  expect(readFileSync(join(folder, 'label.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('sandbox.sh takes an order the whole way', { timeout: 60_000 }, async () => {
  const folder = saved();
  const { stdout: placed } = await run('sh', ['first-order.sh'], { cwd: folder, env });
  const [, id = ''] = /^Order (.+): label\.pdf\n$/.exec(placed) ?? [];
  const mine = { ...env, ALPACA_ORDER: id };
  const { stdout } = await run('sh', ['sandbox.sh'], { cwd: folder, env: mine });
  const [received, gone, track, clock, wallets, ...more] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(more).toEqual([]);
  expect(received).toMatchObject({ id, measuredKg: 0.8 });
  expect(gone.status).toBe('outWarehouse');
  expect(track).toMatchObject({ stage: 'delivered', status: 'delivered' });
  expect(clock).toEqual({ hours: 72 });
  expect(wallets.wallets).toContainEqual(expect.objectContaining({ currency: 'USD' }));
});

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

test('receive-webhook.ts takes what is sent to it, and nothing by another secret', async () => {
  const folder = saved();
  symlinkSync(
    join(import.meta.dirname, '../../../../../../../node_modules'),
    join(folder, 'node_modules'),
  );
  const delivery = startDelivery(app.node, app.node.cells.get('c1') as Cell);
  const port = await freePort();
  const ask = async (path: string, body?: object) => {
    const reply = await fetch(`${env.ALPACA_URL}/open/v1/webhooks${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.ALPACA_KEY}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as { id: string; secret: string };
  };
  const url = `http://127.0.0.1:${port}/hook`;
  const { id, secret } = await ask('', { url, types: ['order.moved'] });
  const receiver = spawn(process.execPath, ['receive-webhook.ts'], {
    cwd: folder,
    env: { ...env, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  let heard = '';
  receiver.stdout.on('data', (text) => {
    heard += text;
  });
  try {
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('listening');
    const forged = await fetch(url, { method: 'POST', body: '{"type":"order.moved","data":{}}' });
    expect(forged.status).toBe(401);
    await ask(`/${id}/test`);
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('webhook.test');
    expect(heard).not.toContain('order.moved');
  } finally {
    receiver.kill();
    await delivery.stop();
  }
}, 60_000);
