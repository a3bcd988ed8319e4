import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWithWorker } from '../../../../testing/worker.ts';
import { openKit } from '../../door/openTestKit.ts';
import { makeSecret, webhookHeaders } from '../../webhooks/signature.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../../../../..');

let stop: () => Promise<void>;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  const kit = await appWithWorker();
  stop = kit.stop;
  const url = await kit.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { key } = await openKit(kit.app).makeKey({ mode: 'test' });
  env = { ...process.env, ALPACA_URL: url, ALPACA_KEY: key } as typeof env;
  folder = mkdtempSync(join(tmpdir(), 'alpaca-sdk-'));
  await run(process.execPath, [join(root, 'apps/web/packSdk.ts'), folder]);
  await run('tar', ['xzf', 'alpaca-sdk.tgz'], { cwd: folder });
  // As npm would put it there, without asking a registry for the one thing it needs.
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@alpaca'), { recursive: true });
  cpSync(join(folder, 'package'), join(modules, '@alpaca/sdk'), { recursive: true });
  for (const needed of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(join(root, 'node_modules', needed), join(modules, needed));
  }
}, 120_000);
afterAll(() => stop());

/** What the README of the package itself tells people to write. */
const told = () => {
  const text = readFileSync(join(folder, 'node_modules/@alpaca/sdk/README.md'), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code as string);
};

/** Runs it as a file of one's own. */
const play = async (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  const { stdout } = await run(process.execPath, [name], { cwd: folder, env });
  return stdout;
};

test('what is packed has its types and no sources', () => {
  const manifest = readFileSync(join(folder, 'package/package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, Record<string, string>> };
  for (const file of Object.values(exports['.'] ?? {})) {
    expect(readFileSync(join(folder, 'package', file), 'utf8').length).toBeGreaterThan(0);
  }
});

test('the README’s order is placed and found again, by the package as it is packed', async () => {
  const [first = '', iterate = '', ...more] = told();
  expect(more).toHaveLength(1);
  const here = (code: string) =>
    code.replace("'https://oms.example.com'", 'process.env.ALPACA_URL');
  const quoting = `
    const plain = createAlpaca({ key: process.env.ALPACA_KEY, baseUrl: process.env.ALPACA_URL });
    const parcel = { originCode: 'CN', countryCode: 'US', postCode: '10001', boxes: [{ weight: 0.5 }] };
    const { items } = await plain.post('/open/v1/quotes', { body: { parcel } });
    const { order: form } = JSON.parse(readFileSync('order.json', 'utf8'));
    form.productId = items.find(({ ok }) => ok).productId;`;
  cpSync(join(import.meta.dirname, 'order.json'), join(folder, 'order.json'));
  const [imports = '', ...rest] = here(first).split('\n\n');
  // Its label comes a moment later: until then a problem is told, which the example says too.
  const whole = [
    "import { readFileSync } from 'node:fs';",
    imports,
    quoting,
    ...rest,
    iterate,
  ].join('\n');
  const out = await play('readme.ts', whole);
  expect(out).toMatch(/^\S+ (ordering|generated)\n/);
});

test('the README’s check takes what the server signs, and nothing else', async () => {
  const [, , verify = ''] = told();
  const [secret, other] = [makeSecret(), makeSecret()];
  const body = JSON.stringify({ type: 'webhook.test', timestamp: '', data: {} });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = webhookHeaders([secret], { messageId: 'msg_1', timestamp, body });
  const given = (known: string) => `
    const [request, rawBody] = [{ headers: ${JSON.stringify(headers)} }, ${JSON.stringify(body)}];
    const [secret, formerSecret] = [${JSON.stringify(known)}, ${JSON.stringify(known)}];\n${verify}
    console.log(message.type);`;
  expect(await play('verify.ts', given(secret))).toBe('webhook.test\n');
  await expect(play('verify.ts', given(other))).rejects.toThrow('WebhookRefused');
});
