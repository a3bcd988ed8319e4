// Lighthouse's own figures of the pages people come to first, on its slow-4G preset, phone and
// desktop, held to budgets: a missed one fails the run, a late piece on a quiet machine only. The
// slowness is applied, not computed afterwards: at full speed everything is there at once, and what
// moves would not be seen. Lighthouse brings 170 packages, so it is fetched for this run only:
// `npm run lighthouse`, or `npm run lighthouse home orders` for some pages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTrackLink, listTracks, login } from '@alpaca/contract';
import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '../apps/server/seeds/people.ts';
import { fetchCall } from '../apps/server/src/testing/wire.ts';
import { browserPath } from '../scripts/browser.ts';
import {
  type Figures,
  type Form,
  forms,
  middleOf,
  missedOf,
  pages,
  parcelPath,
} from '../scripts/lighthouseBudgets.ts';
import { circumstances, keepResult } from '../scripts/results.ts';
import { startStack } from '../scripts/stack.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const lighthouse = 'lighthouse@13.5.0';
const dir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const profileOf = (signedIn: boolean) => join(dir, signedIn ? 'signed-in' : 'stranger');
const quiet = (loadavg()[0] ?? 0) < 0.5;

const signIn = async (page: Page, site: string) => {
  await page.goto(`${site}/user/login`);
  await page.getByLabel('用户名').fill('starfield');
  await page.getByLabel('密码', { exact: true }).fill('Alpaca2026');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL('**/dashboard/analysis');
};

const measure = (address: string, signedIn: boolean, form: Form): Report => {
  const out = join(dir, 'report.json');
  const wide = ['--screenEmulation.mobile=false', '--screenEmulation.width=1440'];
  const headless = `--headless=new --user-data-dir=${profileOf(signedIn)} ${flags.join(' ')}`;
  execFileSync(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      `--chrome-flags=${headless}`,
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

const figuresOf = ({ categories, audits }: Report): Figures => {
  const figure = (id: string, digits: number) =>
    Number((audits[id]?.numericValue ?? Number.NaN).toFixed(digits));
  return {
    cls: figure('cumulative-layout-shift', 3),
    accessibility: categories.accessibility?.score ?? Number.NaN,
    lcp: figure('largest-contentful-paint', 0),
    performance: categories.performance?.score ?? Number.NaN,
  };
};

/** The public page of a parcel that arrived. */
const parcelAt = async (base: string): Promise<string> => {
  const body = { username: 'starfield', password: demoPassword };
  const { token } = await fetchCall(base, login, { body });
  const asked = { body: { status: 'delivered', pageNo: 1, pageSize: 1 } };
  const { records } = await fetchCall(base, listTracks, asked, { token });
  const query = { id: records[0]?.orderId as string };
  return (await fetchCall(base, getTrackLink, { query }, { token })).path;
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(pages).filter(([name]) => !wanted.length || wanted.includes(name));
const stack = await startStack({ dir: join(dir, 'stack'), webDist: true });
try {
  const site = `http://yunling.localhost:${new URL(stack.baseUrl).port}`;
  // The session stays in the profile; Lighthouse starts a browser of its own on it.
  const context = await chromium.launchPersistentContext(profileOf(true), {
    executablePath: browserPath,
    locale: 'zh-CN',
    args: flags,
  });
  await signIn(await context.newPage(), site);
  await context.close();
  const parcel = await parcelAt(stack.baseUrl);
  const found = chosen.flatMap(([name, page]) =>
    forms.map((form) => {
      const path = page.path === parcelPath ? parcel : page.path;
      const reports = Array.from({ length: page.performance?.[form] ? 5 : 1 }, () =>
        measure(`${site}${path}`, page.signedIn, form),
      );
      const report = reports.at(-1) as Report;
      const figures = middleOf(reports.map(figuresOf));
      const missed = missedOf(page, form, figures, quiet);
      const { cls, accessibility, lcp, performance } = figures;
      console.log(
        `${name}, ${form}: CLS ${cls}, accessibility ${accessibility}, LCP ${lcp} ms, performance ${performance}`,
      );
      for (const one of missed) console.log(`  MISSED: ${one}`);
      for (const { title, score } of missed.length ? Object.values(report.audits) : []) {
        if (score === 0) console.log(`  failed: ${title}`);
      }
      const budget = { cls: page.cls, lcp: page.lcp[form] };
      return { page: name, form, ...figures, budget, missed };
    }),
  );
  // Some pages alone are a look, not a result.
  if (wanted.length === 0) {
    const about = { run: 'lighthouse', title: 'Lighthouse on slow 4G, against its budgets' };
    keepResult('lighthouse', { ...about, ...circumstances(), quiet, with: lighthouse, found });
  }
  if (found.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
} finally {
  await stack.stop();
}
