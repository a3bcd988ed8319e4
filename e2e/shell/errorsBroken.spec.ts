import { expect, test } from '@playwright/test';
import { type Stack, startStack } from '../../scripts/stack.ts';
import { ask } from '../support/database.ts';
import { lookAgain, notices, openHome } from './errorPages.ts';

// A stack of its own: here things are really broken.
test.describe.configure({ mode: 'serial' });

let stack: Stack;
let site = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startStack({ dir: '.data/e2e-broken', webDist: true });
  site = stack.baseUrl.replace('127.0.0.1', 'yunling.localhost');
});
test.afterAll(() => stack?.stop());

test('500 is told when the server fails', async ({ page }) => {
  await openHome(page, site);
  const database = stack.cluster.superUrl('stack');
  await ask('alter table dict_items rename to dict_items_gone', [], database);
  await lookAgain(page);
  const notice = notices(page).filter({ hasText: '服务器错误' });
  await expect(notice).toContainText('系统提示');
  const began = Date.now();
  await expect(notice).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - began).toBeGreaterThan(3_000);
  await ask('alter table dict_items_gone rename to dict_items', [], database);
});

test('503 is told when the database is gone', async ({ page }) => {
  await openHome(page, site);
  await stack.cluster.stop();
  await lookAgain(page);
  const notice = notices(page).filter({ hasText: '服务不可用' });
  await expect(notice).toContainText('系统提示', { timeout: 15_000 });
  await expect(notice).toHaveCount(0, { timeout: 10_000 });
});
