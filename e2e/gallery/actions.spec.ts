import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webDist } from '../../scripts/servers.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from './gallerySteps.ts';

const sheet = (name: string, size = 2048) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.alloc(size, 1),
});

test('a button is pressed once at a time, asks, fails aloud, and needs its permission', async ({
  page,
  open,
}) => {
  await open('/gallery/actions');
  const done = page.getByTestId('done');
  const plain = page.getByRole('button', { name: '普通' });
  await plain.dblclick();
  await expect(done).toHaveText('1');

  await expect(page.getByRole('button', { name: '无权限' })).toHaveCount(0);
  await page.getByRole('button', { name: '有权限' }).click();
  await expect(done).toHaveText('2');
  await page.getByRole('switch', { name: '拥有权限' }).click();
  await expect(page.getByRole('button', { name: '有权限' })).toHaveCount(0);

  const disabled = page.getByRole('button', { name: '不可用' });
  await disabled.focus();
  await expect(disabled).toBeFocused();
  await expect(disabled).toHaveAccessibleDescription('订单已支付，不能作废');
  await disabled.click({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText('订单已支付，不能作废');
  await expect(done).toHaveText('2');

  await page.getByRole('button', { name: '先确认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '先确认' })).toBeFocused();
  await expect(done).toHaveText('2');
  await page.getByRole('button', { name: '先确认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(done).toHaveText('3');

  await page.getByRole('button', { name: '会失败' }).click();
  await expect(page.getByText('余额不足')).toBeVisible();
});

test('a question tells how many, which, and who is left out', async ({ page, open }) => {
  await open('/gallery/actions');
  await page.getByRole('button', { name: '作废订单' }).click();
  const dialog = page.getByRole('dialog', { name: '作废订单' });
  await expect(dialog).toContainText('12');
  await expect(dialog).toContainText('YL1000、YL1001、YL1002、YL1003、YL1004等，另有 7 项');
  await expect(dialog).toContainText('3 项不处理：已支付');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('answer')).toHaveText('false');
});

test('a file that is too large or of another kind is refused at once', async ({ page, open }) => {
  await open('/gallery/dialogs');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(sheet('orders.pdf'));
  await expect(page.getByText('只支持 .xlsx .csv 文件')).toBeVisible();
  await file.setInputFiles(sheet('orders.xlsx', 1024 * 1024 + 1));
  await expect(page.getByText('文件超过 1 MB')).toBeVisible();
  await file.setInputFiles(sheet('orders.xlsx'));
  await expect(page.getByTestId('log')).toContainText('orders.xlsx');
  await expect(page.getByText('文件超过 1 MB')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

test('fields are chosen for a file, which is made and fetched', async ({ page, open }) => {
  await open('/gallery/dialogs');
  await page.getByRole('button', { name: '导出订单' }).click();
  const dialog = page.getByRole('dialog', { name: '导出订单' });
  const all = dialog.getByRole('checkbox', { name: '全选' });
  await all.uncheck();
  const start = dialog.getByRole('button', { name: '导出 1,234 条' });
  await expect(start).toBeDisabled();
  await dialog.getByRole('checkbox', { name: '重量' }).check();
  await dialog.getByRole('checkbox', { name: '订单号' }).check();
  await start.click();
  await expect(dialog.getByText('文件已生成')).toBeVisible();
  await dialog.getByRole('button', { name: '下载文件' }).click();
  // In the list's order, not in that of the clicks.
  await expect(page.getByTestId('log')).toContainText('no weight');
  await expect(page.getByTestId('log')).toContainText('download');
});

test('a detail table has ten rows, sizes, a number first, and no pager for one page', async ({
  page,
  open,
}) => {
  await open('/gallery/feedback');
  const detail = page.getByRole('region', { name: 'detail', exact: true });
  await expect(detail.locator('tbody tr.ant-table-row')).toHaveCount(10);
  await detail.getByRole('listitem', { name: '3', exact: true }).click();
  await expect(detail.locator('tbody tr.ant-table-row')).toHaveCount(3);
  await expect(detail.locator('tbody tr.ant-table-row').first()).toContainText('21');
  await detail.getByRole('combobox').click();
  await page.getByText('50 条/页').click();
  await expect(detail.locator('tbody tr.ant-table-row')).toHaveCount(23);
  await expect(detail.getByRole('navigation')).toHaveCount(0);

  const small = page.getByRole('region', { name: 'small', exact: true });
  await expect(small.getByRole('navigation')).toHaveCount(0);
  await expect(small.getByRole('cell', { name: '--' }).first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  for (const section of ['list?mode=onePage', 'inputs', 'form', 'actions', 'feedback']) {
    test(`axe finds nothing serious in ${section}, ${theme}`, async ({ page, open }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await open(`/gallery/${section}`, { theme });
      if (section.startsWith('list')) {
        await page.getByRole('checkbox', { name: '选择第 1 行' }).check();
        await page.getByRole('button', { name: '更多' }).click();
      }
      expect(await faults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('the gallery speaks English', async ({ page, open }) => {
  await open('/gallery/inputs', { language: 'en_US' });
  await expect(page.getByText('0 of 40')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
  await page.locator('#input-country').fill('jap');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('country')).toHaveText('"JP"');
  await page.getByRole('link', { name: 'Import, export' }).click();
  await page.getByRole('button', { name: 'Export orders' }).click();
  await expect(page.getByRole('button', { name: 'Export 1,234 rows' })).toBeVisible();
});

test('merchants get no gallery: the real build has nothing of it', () => {
  const manifest = readFileSync(join(webDist, '.vite/manifest.json'), 'utf8');
  expect(manifest).toContain('features/system/operator/logs');
  expect(manifest).not.toContain('features/gallery');
  expect(manifest).not.toContain('gallery.json');
});

test('what a message tells of is taken back by its button or by Ctrl Z, and not while somebody types', async ({
  page,
  open,
}) => {
  await open('/gallery/actions');
  const left = page.getByTestId('left');
  const take = page.getByRole('button', { name: '拿走一个' });
  const undo = page.getByRole('button', { name: '撤销' });
  await take.click();
  await expect(left).toHaveText('2');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(left).toHaveText('3');
  await expect(undo).toHaveCount(0);

  await take.click();
  await page.keyboard.press('Control+z');
  await expect(left).toHaveText('3');
  await expect(undo).toHaveCount(0);

  // Two that read alike are one message, and its button takes both back.
  await take.click();
  await take.click();
  await expect(left).toHaveText('1');
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+z');
  await expect(left).toHaveText('1');
  await undo.click();
  await expect(left).toHaveText('3');
});
