import { randomUUID } from 'node:crypto';
import { editLabelDesign, listLabelDesigns } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { askAs, callAs } from '../support/api.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { labelsPath, merchantWithMoney, nameOrders, ordersOf } from './labelSteps.ts';
import { pagesIn, pagesOf, saved } from './paperFiles.ts';

test.describe.configure({ timeout: 240_000 });

const designsPath = '/ops/label-designs';
const settingsPath = '/order/print-settings';

/** The label on show, as the browser has it. */
const previewOf = async (page: Page): Promise<Buffer> => {
  const link = page.getByRole('dialog').getByRole('link', { name: '在新窗口打开' });
  const address = (await link.getAttribute('href')) ?? '';
  const bytes = await page.evaluate(
    async (from) => [...new Uint8Array(await (await fetch(from)).arrayBuffer())],
    address,
  );
  return Buffer.from(bytes);
};

const previewed = (page: Page) => expect.poll(async () => pagesIn(await previewOf(page))[0]);

test('an operator makes a design, a merchant chooses it, and its labels come so @night', async ({
  page,
  browser,
}) => {
  const name = `小标 ${randomUUID().slice(0, 6)}`;
  const operator = await asOperator(browser, designsPath);
  await operator.getByRole('button', { name: '新建设计' }).click();
  const dialog = operator.getByRole('dialog', { name: '新建设计' });
  await previewed(operator).toBe('100x150');
  const before = await previewOf(operator);
  await dialog.getByRole('checkbox', { name: 'SKU 清单' }).check();
  await expect.poll(async () => (await previewOf(operator)).equals(before)).toBe(false);
  await dialog.getByRole('radio', { name: '60 × 40 mm' }).check();
  await previewed(operator).toBe('60x40');
  await dialog.getByLabel('中文名称').fill(name);
  await dialog.getByLabel('英文名称').fill(name.replace('小标', 'Small'));
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  const row = operator.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('60 × 40 mm');

  const { username: user } = await merchantWithMoney('选样商户');
  const orders = await ordersOf(user, 'UK-LINE', 2);
  await enter(page, settingsPath, { user });
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await page.goto(page.url().replace(settingsPath, labelsPath));
  await nameOrders(page, orders);
  await page.getByRole('radio', { name: '在这里等待并下载' }).check();
  const file = await saved(page, () => page.getByRole('button', { name: '生成并下载' }).click());
  expect(pagesOf(file.path)).toEqual(['60x40', '60x40']);

  // Who chose it goes back to the standard label.
  await choose(row, '删除');
  await expect(row).toHaveCount(0);
  await operator.context().close();
  const again = await saved(page, () => page.getByRole('button', { name: '生成并下载' }).click());
  expect(pagesOf(again.path)).toEqual(['100x150', '100x150']);
});

test('who saves second is told what the other one changed @night', async ({ browser }) => {
  const name = `双人 ${randomUUID().slice(0, 6)}`;
  const operator = await asOperator(browser, designsPath);
  await operator.getByRole('button', { name: '新建设计' }).click();
  await operator.getByLabel('中文名称').fill(name);
  await operator.getByLabel('英文名称').fill(name.replace('双人', 'Two'));
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  const row = operator.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '编辑' }).click();
  await operator.getByRole('dialog').getByRole('checkbox', { name: '备注' }).check();

  const all = await askAs('yunling-op2', listLabelDesigns, {});
  const known = all.find(({ nameZh }) => nameZh === name);
  if (!known) throw new Error('no design');
  const { name: _, isChosen, ...form } = known;
  await callAs('yunling-op2', editLabelDesign, { ...form, size: '100x100' });

  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  const asked = operator.getByRole('dialog', { name: '其他人已先保存' });
  await expect(asked.getByRole('row').filter({ hasText: '尺寸' })).toContainText('100 × 100 mm');
  await asked.getByRole('button', { name: '保存我的修改' }).click();
  await expect(row).toContainText('100 × 100 mm');
  await expect(row).toContainText('备注');
  await operator.context().close();
});
