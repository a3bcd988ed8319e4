import { expect, type Locator, type Page } from '@playwright/test';
import { pasteRows } from '../../e2e/products/pricesSteps.ts';
import { choose } from '../../e2e/support/actions.ts';

// A tenant's own line, as its people set it up on the first day: nothing is there before.

const save = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(dialog).toBeHidden();
};

/** Chooses in a field of a dialog; what can be chosen is listed beside the dialog. */
const pick = async (dialog: Locator, label: string, option: string) => {
  const field = dialog.getByRole('combobox', { name: new RegExp(`^\\*?\\s*${label}$`) });
  await field.click();
  if (await field.isEditable()) await field.fill(option);
  await dialog
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: option })
    .first()
    .click();
};

export const addBankAccount = async (page: Page, site: string) => {
  await page.goto(`${site}ops/ways-to-pay`);
  await page.getByRole('button', { name: '新增银行账户' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增银行账户' });
  await dialog.getByLabel('户名').fill('某某物流有限公司');
  await dialog.getByLabel('账号').fill('6222 0001 0002 0003');
  await dialog.getByLabel('开户行').fill('中国银行深圳分行');
  await pick(dialog, '币种', 'CNY');
  await save(dialog);
  await expect(page.getByRole('row').filter({ hasText: '6222 0001' })).toBeVisible();
};

/** Numbers of the tenant's own, and a channel that gives them to parcels: no carrier is asked. */
export const addChannel = async (page: Page, site: string) => {
  await page.goto(`${site}ops/products?tab=ranges`);
  await page.getByRole('button', { name: '新建单号段' }).first().click();
  const range = page.getByRole('dialog', { name: '新建单号段' });
  await range.getByLabel('编码').fill('MM1');
  await range.getByLabel('前缀').fill('MM');
  await range.getByLabel('结束号码').fill('5000');
  await save(range);
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('button', { name: '新建渠道' }).first().click();
  const channel = page.getByRole('dialog', { name: '新建渠道' });
  await channel.getByLabel('渠道编码').fill('MM-OWN');
  await channel.getByLabel('中文名称').fill('某某自营');
  await channel.getByLabel('英文名称').fill('Acme own');
  await channel.getByLabel('承运商', { exact: true }).fill('Acme Post');
  await pick(channel, '下单方式', '自有单号');
  await pick(channel, '单号段', 'MM1');
  await save(channel);
};

/** A product to the United States over that channel. */
export const addProduct = async (page: Page, site: string) => {
  await page.goto(`${site}ops/products`);
  await page.getByRole('button', { name: '新建产品' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新建产品' });
  await drawer.getByLabel('产品编码').fill('MM-US');
  await drawer.getByLabel('中文名称').fill('某某美国小包');
  await drawer.getByLabel('英文名称').fill('Acme US packet');
  await pick(drawer, '渠道', 'MM-OWN');
  await drawer.getByLabel('最快时效（天）').fill('5');
  await drawer.getByLabel('最慢时效（天）').fill('9');
  await drawer.getByText('打单时扣费').click();
  await drawer.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(drawer).toBeHidden();
};

/** What it costs everybody, checked and published. */
export const addPrices = async (page: Page, site: string) => {
  await page.goto(`${site}ops/price-sheets`);
  await page.getByRole('button', { name: '新建报价表' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建报价表' });
  await dialog.getByLabel('编码', { exact: true }).fill('MM-US-CNY');
  await pick(dialog, '产品', 'MM-US');
  await save(dialog);
  await page.getByRole('button', { name: '新建空白草稿' }).click();
  await page.getByRole('tab', { name: /^分区/ }).click();
  await pasteRows(page, [['Z1', 'US']]);
  await page.getByRole('tab', { name: /^价格/ }).click();
  await pasteRows(page, [['Z1', '', '0', '20', '', '', '', '', '50', '10']]);
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
  const publish = page.getByRole('button', { name: /^发\s*布$/ });
  // Once it is checked.
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await publish.click();
  const asked = page.getByRole('dialog').filter({ hasText: '检查通过' });
  await asked.getByRole('button', { name: /^发\s*布$/ }).click();
  await expect(page.getByRole('heading', { name: '报价表', level: 1 })).toBeVisible();
};

export const putOnSale = async (page: Page, site: string) => {
  await page.goto(`${site}ops/products`);
  const row = page.getByRole('row').filter({ hasText: 'MM-US' });
  await choose(row, '上架');
  const asked = page.getByRole('dialog').getByRole('button', { name: /^上\s*架$/ });
  await asked.click();
  await expect(row).toContainText('在售');
};

/** Where merchants bring parcels of the line. */
export const addWarehouse = async (page: Page, site: string) => {
  await page.goto(`${site}ops/warehouses`);
  await page.getByRole('button', { name: '新建仓库' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建仓库' });
  const filled = {
    代码: 'MMSZ',
    中文名称: '深圳仓',
    英文名称: 'Shenzhen',
    城市: '深圳',
    地址: '坂田街道 8 号',
    联系人: '李副',
    电话: '13700001234',
  };
  for (const [label, text] of Object.entries(filled)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('某某美国小包 (MM-US)').fill('18:00');
  await pick(dialog, '员工', 'second');
  await page.keyboard.press('Escape');
  await save(dialog);
};
