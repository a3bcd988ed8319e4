import { execFileSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addApiKey } from '@alpaca/contract';
import type * as sdk from '@alpaca/sdk';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/servers.ts';
import { callAs } from '../support/api.ts';
import { sites } from '../support/sites.ts';

declare const alpacaSdk: typeof sdk;

const built = (): string => {
  const out = join(root, '.data/e2e-sdk', String(process.pid));
  const config = join(import.meta.dirname, 'vite.config.ts');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', out];
  execFileSync(process.execPath, vite, { cwd: root, stdio: 'pipe' });
  return readFileSync(join(out, 'sdk.js'), 'utf8');
};

let code: string;
test.beforeAll(() => {
  code = built();
});

test('a browser reads orders page by page and is told why not', async ({ page }) => {
  const scopes = ['orders:read'];
  const { key } = await callAs('starfield', addApiKey, { name: `sdk-${Date.now()}`, scopes });
  await page.goto(`${sites.yunling}/user/login`);
  await page.evaluate(code);
  const { ids, refused } = await page.evaluate(async (key) => {
    const alpaca = alpacaSdk.createAlpaca({ key, baseUrl: location.origin });
    const ids: string[] = [];
    for await (const { id } of alpaca.orders({ limit: 2 })) {
      ids.push(id);
      if (ids.length === 5) break;
    }
    const refused = await alpaca
      .get('/open/v1/balance')
      .catch((error: sdk.AlpacaProblem) => [error.name, error.status, error.errorKey]);
    return { ids, refused };
  }, key);
  expect(new Set(ids).size).toBe(5);
  expect(refused).toEqual(['AlpacaProblem', 403, 'request.forbidden']);
});

test('a browser tells a true webhook from a false one', async ({ page }) => {
  const bytes = randomBytes(32);
  const body = JSON.stringify({ type: 'order.moved', timestamp: '', data: { note: '已签收' } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const mac = createHmac('sha256', bytes).update(`msg_1.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  };
  await page.goto(`${sites.yunling}/user/login`);
  await page.evaluate(code);
  const came = { headers, body, secret: `whsec_${bytes.toString('base64')}` };
  const outcomes = await page.evaluate(async ({ headers, body, secret }) => {
    const verdict = (text: string) =>
      alpacaSdk.verifyWebhook(headers, text, secret).then(
        ({ data }) => data.note,
        ({ name }: Error) => name,
      );
    return [await verdict(body), await verdict(`${body} `)];
  }, came);
  expect(outcomes).toEqual(['已签收', 'WebhookRefused']);
});
