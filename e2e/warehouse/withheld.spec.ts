import { expect, test } from '@playwright/test';
import { proofPicture } from '../finance/proofPicture.ts';
import { enter } from '../support/shellSteps.ts';
import { drawerOf, opsPath, ownPath, statusOf, withheldOne } from './withheldSteps.ts';

test.describe.configure({ timeout: 120_000 });

test('a merchant sees why a parcel is withheld, writes, and sends it by another line at the price shown', {
  tag: '@night',
}, async ({ page }) => {
  const { id, number, username, note } = await withheldOne();
  await enter(page, ownPath, { user: username });
  await page.getByRole('button', { name: number }).click();
  const drawer = drawerOf(page, number);
  await expect(drawer.getByText('未申报电池', { exact: true })).toBeVisible();
  await expect(drawer.getByText(note, { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^放大/ })).toBeVisible();

  await drawer.getByLabel('输入消息').fill('能改走别的线路吗？');
  await drawer.getByRole('button', { name: '发送' }).click();
  await expect(drawer.getByRole('listitem').getByText('能改走别的线路吗？')).toBeVisible();

  await drawer.getByRole('button', { name: '改走其他产品' }).click();
  const dialog = page.getByRole('dialog', { name: '改走其他产品' });
  const offer = dialog.getByRole('radio').first();
  await expect(dialog.locator('.ant-radio-wrapper').first()).toContainText('CNY');
  await offer.check();
  await dialog.getByRole('button', { name: '改走其他产品' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('已改走其他产品')).toBeVisible();
  expect(await statusOf(username, id)).toBe('inWarehouse');
});

test('an operator adds a photo, answers and releases; who comes second hears who decided', async ({
  page,
  browser,
}) => {
  const { id, number, username } = await withheldOne('yunling-op2');
  const late = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(page, `${opsPath}?id=${id}`, { user: 'yunling-op' });
  const drawer = drawerOf(page, number);
  await drawer.getByRole('button', { name: '添加照片' }).click();
  const photos = page.getByRole('dialog', { name: '添加照片' });
  const file = { name: 'more.png', mimeType: 'image/png', buffer: proofPicture() };
  await photos.locator('input[type=file]').setInputFiles(file);
  await expect(photos.getByRole('button', { name: '移除照片 1' })).toBeVisible();
  await photos.getByRole('button', { name: /^添\s*加$/ }).click();
  await expect(photos).toBeHidden();
  await expect(drawer.getByRole('button', { name: /^放大/ })).toHaveCount(2);

  await enter(late, `${opsPath}?id=${id}`, { user: 'yunling-op2' });
  const other = drawerOf(late, number);
  await other.getByRole('button', { name: '解除原因' }).click();
  const settling = late.getByRole('dialog', { name: '解除扣件原因' });
  await expect(settling.getByRole('checkbox')).toBeChecked();

  await drawer.getByRole('button', { name: '解除原因' }).click();
  const dialog = page.getByRole('dialog', { name: '解除扣件原因' });
  await dialog.getByRole('button', { name: '解除原因' }).click();
  await expect(drawer.getByText('已放行').first()).toBeVisible();
  expect(await statusOf(username, id)).toBe('inWarehouse');

  await settling.getByRole('button', { name: '解除原因' }).click();
  await expect(settling.getByText(/陈舟.*已先处理：放行/)).toBeVisible();
});
