import { expect, type Page, test } from '@playwright/test';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/ops/track-codes';
const user = 'yunling-op';
const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ hasText: code }).filter({ hasText: 'usps' });

test('a code that nobody knows is explained once, and stands among those that are', async ({
  page,
}) => {
  await enter(page, path, { user });
  const row = rowOf(page, 'LP7');
  await expect(row).toContainText('Handed to local partner');
  await row.getByRole('button', { name: /说明含义/ }).click();
  const dialog = page.getByRole('dialog', { name: '代码 LP7 是什么意思' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请选择包裹此时在哪里')).toBeVisible();
  await dialog.getByLabel('包裹此时在哪里').click();
  await page.getByTitle('末端运输', { exact: true }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/已保存，正在重新判断 \d+ 件包裹/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: '已说明' }).click();
  await expect(rowOf(page, 'LP7')).toContainText('末端运输');
  await page.reload();
  await expect(rowOf(page, 'LP7')).toContainText('末端运输');
});

test('in English, on a phone, without faults @night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, path, { user, language: 'en_US' });
  await expect(page.getByText('Next processing step scheduled').first()).toBeVisible();
  const { found, lookAt } = gathering(page);
  await lookAt('the codes');
  await page
    .getByRole('button', { name: /Explain/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Where is the parcel then?');
  await lookAt('one that is explained');
  expect(found).toEqual([]);
});
