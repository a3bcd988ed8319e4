import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Builds apps/web/harness: shared parts that no page uses yet. */
export const buildHarness = (): string => {
  const config = join(root, 'apps/web/harness/vite.config.ts');
  // Each worker of the test run builds its own.
  const out = join(root, '.data/e2e-harness', String(process.pid));
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', out];
  execFileSync(process.execPath, vite, { cwd: root, stdio: 'pipe' });
  return readFileSync(join(out, 'client.js'), 'utf8');
};

interface Sent {
  result: { key: string; name: string; bytes: number } | null;
  steps: number[];
  error: string;
}

interface Harness {
  send(kilobytes: number, stopAt?: number): Promise<Sent>;
  downloadFile(key: string): Promise<void>;
  show(part: 'tabs' | 'dictionary' | 'preference' | 'form'): Promise<void>;
}

/** The harness inside a page that is signed in: `harness.evaluate((parts) => parts.show('tabs'))`. */
export const harnessIn = async (page: Page, code: string): Promise<JSHandle<Harness>> => {
  await page.evaluate(code);
  return page.evaluateHandle('harness') as Promise<JSHandle<Harness>>;
};
