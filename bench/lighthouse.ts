// Lighthouse's own figures of the signed-in home page, on its slow-4G preset, phone and desktop.
// Lighthouse brings 170 packages, so it is fetched for this run only: `node bench/lighthouse.ts`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startStack } from '../scripts/stack.ts';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const dir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const browserPath = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();

const profile = join(dir, 'profile');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const signIn = async (page: Page, site: string) => {
  await page.goto(`${site}/user/login`);
  await page.getByLabel('用户名').fill('starfield');
  await page.getByLabel('密码', { exact: true }).fill('Alpaca2026');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL('**/dashboard/analysis');
};

const measure = (site: string, form: 'mobile' | 'desktop'): Report => {
  const out = join(dir, `${form}.json`);
  const wide = ['--screenEmulation.mobile=false', '--screenEmulation.width=1440'];
  execFileSync(
    'npx',
    [
      '--yes',
      'lighthouse@13',
      `${site}/dashboard/analysis`,
      `--chrome-flags=--headless=new --user-data-dir=${profile} ${flags.join(' ')}`,
      '--only-categories=performance,accessibility',
      '--throttling-method=devtools',
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${out}`,
      '--quiet',
      ...(form === 'desktop' ? ['--form-factor=desktop', ...wide] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browserPath } },
  );
  return JSON.parse(readFileSync(out, 'utf8'));
};

const tell = (form: string, { categories, audits }: Report) => {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  console.log(
    `${form}: CLS ${figure('cumulative-layout-shift').toFixed(3)}, ` +
      `accessibility ${categories.accessibility?.score}, performance ${categories.performance?.score}, ` +
      `LCP ${Math.round(figure('largest-contentful-paint'))} ms, ` +
      `TBT ${Math.round(figure('total-blocking-time'))} ms`,
  );
  for (const { title, score } of Object.values(audits)) {
    if (score === 0) console.log(`  failed: ${title}`);
  }
};

const stack = await startStack({ dir: join(dir, 'stack'), webDist: true });
try {
  const site = `http://yunling.localhost:${new URL(stack.baseUrl).port}`;
  // The session stays in the profile; Lighthouse starts a browser of its own on it.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath,
    locale: 'zh-CN',
    args: flags,
  });
  await signIn(await context.newPage(), site);
  await context.close();
  for (const form of ['mobile', 'desktop'] as const) tell(form, measure(site, form));
} finally {
  await stack.stop();
}
