import { expect, type Page, test } from '@playwright/test';
import { places } from '../costs/costSteps.ts';
import { gathering } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

test.describe.configure({ timeout: 180_000 });

const inChinese = {
  costs: '每件费用',
  byProduct: '按产品',
  byProductTable: '按产品',
  cash: '资金预测',
  wallets: '钱包',
  deliveries: '准时率',
  lines: '按产品和国家/地区',
  failures: '异常原因',
  withheld: '仓库扣件',
  waits: '待办工作',
  throughput: '作业量',
  packed: '装袋',
  stations: '按工位',
  margin: '毛利报表',
  export: '导出',
};
const inEnglish: typeof inChinese = {
  costs: 'Per parcel',
  byProduct: 'By product',
  byProductTable: 'By product',
  cash: 'Cash outlook',
  wallets: 'Wallets',
  deliveries: 'On time',
  lines: 'By product and country/region',
  failures: 'Failures',
  withheld: 'Withheld in our warehouse',
  waits: 'Waiting work',
  throughput: 'Throughput',
  packed: 'Packed',
  stations: 'By station',
  margin: 'Margin report',
  export: 'Export',
};

// What carriers told of the demo's parcels is read by the worker first, and summed within a minute after.
test.beforeAll(async () => {
  await expect
    .poll(
      async () => {
        await ask('select alpaca.fold_deliveries(10000)');
        const [{ n }] = await ask('select count(*)::int as n from delivery_days');
        return n;
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
});

const tables = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).last();
const drawn = (page: Page) => expect(page.getByRole('img').locator('canvas').first()).toBeVisible();

for (const { width, height, language, tag } of places) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;

  test(`a merchant sees what parcels cost and how long money lasts at ${width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, '/report/money', { language });
    await drawn(page);
    await expect(page.getByText(words.costs, { exact: true }).first()).toBeVisible();
    await page.getByText(words.byProduct, { exact: true }).click();
    await expect(tables(page, words.byProductTable)).toBeVisible();
    await lookAt('costs');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: words.cash, exact: true }).click();
    await expect(tables(page, words.wallets)).toContainText('CNY');
    await drawn(page);
    await lookAt('cash');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: words.export }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookAt('export');
    expect(found).toEqual([]);
  });

  test(`a merchant sees how long parcels take and what goes wrong at ${width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, '/report/parcels', { language });
    await drawn(page);
    await expect(page.getByText(words.deliveries, { exact: true }).first()).toBeVisible();
    await expect(tables(page, words.lines)).toBeVisible();
    await lookAt('deliveries');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: words.failures, exact: true }).click();
    await drawn(page);
    await page.getByText(words.withheld, { exact: true }).first().click();
    await expect(page).toHaveURL(/kind=withheld/);
    await lookAt('failures');
    expect(await overflow(page)).toBe(0);
    expect(found).toEqual([]);
  });

  test(`an operator sees what waits and what gets done at ${width} px${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, '/ops/reports', { user: 'yunling-op', language });
    await expect(tables(page, words.waits).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.margin })).toBeVisible();
    await lookAt('waits');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: words.throughput, exact: true }).click();
    await drawn(page);
    await page.getByText(words.packed, { exact: true }).first().click();
    await expect(tables(page, words.stations)).toContainText('B1');
    await lookAt('throughput');
    expect(await overflow(page)).toBe(0);
    expect(found).toEqual([]);
  });
}
