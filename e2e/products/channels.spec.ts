import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { asOperator, enter } from '../support/shellSteps.ts';

test.describe.configure({ timeout: 180_000 });

const channelsPath = '/ops/products?tab=channels';
const rangesPath = '/ops/products?tab=ranges';
const newCode = () => `E${Date.now().toString(36).toUpperCase()}`;

/** Chooses in a field of a dialog; what can be chosen is listed beside the dialog. */
const pick = async (dialog: Locator, label: string, option: string | RegExp) => {
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog
    .page()
    .locator('.ant-select-item-option')
    .filter({ hasText: option })
    .first()
    .click();
};

const nameIt = async (dialog: Locator, code: string) => {
  await dialog.getByLabel('渠道编码').fill(code);
  await dialog.getByLabel('中文名称').fill('测试渠道');
  await dialog.getByLabel('英文名称').fill('Test channel');
  await dialog.getByLabel('承运商', { exact: true }).fill('Test Post');
};

const rowOf = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });

test('a range is made, and a channel that takes its numbers is tried and saved', async ({
  browser,
}) => {
  const page = await asOperator(browser, rangesPath);
  const code = newCode();
  await page.getByRole('button', { name: '新建单号段' }).click();
  const range = page.getByRole('dialog', { name: '新建单号段' });
  await range.getByLabel('编码').fill(code);
  await range.getByLabel('前缀').fill(code.slice(-9));
  await range.getByLabel('结束号码').fill('5000');
  await expect(range.getByRole('status')).toContainText(`${code.slice(-9)}0000005000`);
  await range.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(rowOf(page, code)).toContainText('5,000');

  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('button', { name: '新建渠道' }).click();
  const channel = page.getByRole('dialog', { name: '新建渠道' });
  await nameIt(channel, code);
  await pick(channel, '下单方式', '自有单号');
  await pick(channel, '单号段', code);
  await channel.getByRole('button', { name: /^测\s*试$/ }).click();
  await expect(channel.getByRole('status')).toContainText(`${code.slice(-9)}0000000001`);
  await channel.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(channel).toBeHidden();
  await expect(rowOf(page, code)).toContainText(`自有单号 · ${code}`);
  await page.context().close();
});

test('settings that no carrier answered for are saved only when somebody says so', {
  tag: '@night',
}, async ({ browser }) => {
  const page = await asOperator(browser, channelsPath);
  const code = newCode();
  await page.getByRole('button', { name: '新建渠道' }).click();
  const channel = page.getByRole('dialog', { name: '新建渠道' });
  await nameIt(channel, code);
  await pick(channel, '下单方式', '模拟承运商');
  await expect(channel).toContainText('服务器已配置账号 simulator');
  await channel.getByLabel('账号').fill('elsewhere');
  await expect(channel).toContainText('服务器还没有账号 elsewhere');
  await channel.getByRole('button', { name: /^保\s*存$/ }).click();
  const question = page.getByRole('dialog', { name: /仍要保存/ });
  await expect(question).toContainText('ALPACA_CARRIERS');
  await question.getByRole('button', { name: /^取\s*消$/ }).click();
  await channel.getByLabel('账号').fill('');
  await channel.getByLabel('服务').fill('nova_packet');
  await channel.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(channel).toBeHidden();
  await expect(rowOf(page, code)).not.toContainText('未试通');

  // Nothing is sold over it.
  await choose(rowOf(page, code), '停用');
  await page
    .getByRole('dialog', { name: `停用渠道 ${code}？` })
    .getByRole('button', { name: /^停\s*用$/ })
    .click();
  await expect(rowOf(page, code)).toContainText('已停用');
  await choose(rowOf(page, code), '启用');
  await expect(rowOf(page, code)).toContainText('使用中');
  await page.context().close();
});

test('stopping a channel names the products that go off sale first', { tag: '@night' }, async ({
  browser,
}) => {
  const page = await asOperator(browser, channelsPath);
  await choose(rowOf(page, 'CLIPPER-W'), '停用');
  const question = page.getByRole('dialog', { name: '停用渠道 CLIPPER-W？' });
  const sold = await ask(
    `select p.name_zh from products p join channels c using (tenant_id)
     join tenants t using (tenant_id)
     where c.id = p.channel_id and c.code = 'CLIPPER-W' and t.code = 'yunling' and p.status = 'onSale'`,
  );
  for (const { name_zh } of sold) await expect(question).toContainText(name_zh);
  await question.getByRole('button', { name: /^取\s*消$/ }).click();
  await expect(rowOf(page, 'CLIPPER-W')).toContainText('使用中');
  await page.context().close();
});

test('of two who change one channel the second sees what the first changed', async ({
  browser,
}) => {
  const [one, other] = [
    await asOperator(browser, channelsPath),
    await (await browser.newContext({ locale: 'zh-CN' })).newPage(),
  ];
  await enter(other, channelsPath, { user: 'yunling-op2' });
  const dialogs = [];
  for (const page of [one, other]) {
    await choose(rowOf(page, 'TSURU-TK'), '编辑');
    dialogs.push(page.getByRole('dialog', { name: '编辑渠道 TSURU-TK' }));
  }
  const [first, second] = dialogs as [Locator, Locator];
  const carrier = `Tsuru ${newCode()}`;
  await first.getByLabel('承运商', { exact: true }).fill(carrier);
  await first.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(first).toBeHidden();
  await second.getByLabel('英文名称').fill('Tsuru Takkyubin');
  await second.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(other.getByRole('dialog').filter({ hasText: carrier })).toBeVisible();
  for (const page of [one, other]) await page.context().close();
});

for (const [language, theme] of [
  ['zh_CN', 'light'],
  ['en_US', 'dark'],
] as const) {
  test(`axe finds nothing serious in channels and ranges, ${language} ${theme}`, async ({
    page,
  }) => {
    const visit = { user: 'yunling-op', language, theme };
    for (const path of [channelsPath, rangesPath]) {
      await enter(page, path, visit);
      await page
        .getByRole('button', { name: /编辑|Edit/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    }
  });
}
