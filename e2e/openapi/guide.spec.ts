import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { openForm, path, rowOf } from './keySteps.ts';
import { inChinese, inEnglish, type Words } from './keyWords.ts';
import { closeSecret, takeSecret } from './secretSteps.ts';

// Whoever knows nothing but the guide follows it: what to choose, what to save and what to run are read
// from its page, from no file of ours.

test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const run = promisify(execFile);
const minutes = 5;

/** The file that stands under a heading. */
const fileUnder = async (page: Page, heading: string) => {
  const file = page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following-sibling::pre[1]');
  return (await file.textContent()) ?? '';
};

const asGuided = async (page: Page) => {
  const [, type = '', ...scopes] = await page
    .locator('ol li')
    .first()
    .locator('b')
    .allTextContents();
  const files = {
    'order.json': await fileUnder(page, 'order.json'),
    'first-order.sh': await fileUnder(page, 'curl'),
  };
  return { type, scopes, files };
};

const makeKey = async (page: Page, words: Words, asked: { type: string; scopes: string[] }) => {
  const name = `guide-${Date.now().toString(36)}`;
  const form = await openForm(page, words);
  await form.getByLabel(words.name, { exact: true }).fill(name);
  await form.getByText(asked.type, { exact: true }).click();
  for (const scope of asked.scopes) {
    await form.getByRole('checkbox', { name: new RegExp(`^${scope}`) }).check();
  }
  await form.getByRole('button', { name: words.add }).click();
  const key = await takeSecret(page, words, /^alp_test_/);
  await closeSecret(page, words);
  await expect(rowOf(page, name)).toContainText(asked.type);
  return key;
};

const languages = [
  { language: 'zh_CN', words: inChinese, docs: '打开开发文档', tag: '' },
  { language: 'en_US', words: inEnglish, docs: 'Open the developer docs', tag: ' @night' },
] as const;

for (const { language, words, docs, tag } of languages) {
  test(`who follows the guide has a label within minutes, ${language}${tag}`, async ({ page }) => {
    const began = Date.now();
    await enter(page, path, { own: true, language });
    const guide = await page.context().newPage();
    const link = page.getByRole('link', { name: docs });
    await guide.goto(new URL((await link.getAttribute('href')) as string, sites.yunling).href);
    const { files, ...asked } = await asGuided(guide);
    expect(asked.scopes).toHaveLength(4);
    const key = await makeKey(page, words, asked);
    const folder = await mkdtemp(join(tmpdir(), 'alpaca-guide-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const env = { ...process.env, ALPACA_URL: sites.yunling, ALPACA_KEY: key };
    const { stdout } = await run('sh', ['first-order.sh'], { cwd: folder, env });
    expect(stdout).toMatch(/^Order .+: label\.pdf\n$/);
    const label = await readFile(join(folder, 'label.pdf'));
    expect(label.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Date.now() - began).toBeLessThan(minutes * 60_000);
  });
}
