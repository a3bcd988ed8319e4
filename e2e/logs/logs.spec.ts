import { listTenantSettings, saveTenantSetting } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { places } from '../costs/costSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

test.describe.configure({ timeout: 120_000, mode: 'serial' });

const admin = 'yunling-admin';
const path = '/system/logs';
const code = 'missingHours';

const inChinese = {
  title: '操作日志',
  person: '操作人',
  line: '日志详情',
  changes: '改动前后',
  signIns: '登录记录',
  kept: /操作日志一直保留/,
  in: '登录成功',
};
const inEnglish: typeof inChinese = {
  title: 'Operation log',
  person: 'Operator',
  line: 'Log line',
  changes: 'Before and after',
  signIns: 'Sign-ins',
  kept: /kept for good/,
  in: 'Signed in',
};

/** Somebody changes a setting by one; what it was and is now. */
const changeSetting = async () => {
  const settings = await askAs(admin, listTenantSettings, {});
  const was = settings.find((one) => one.code === code)?.value ?? 0;
  const value = was === 30 ? 31 : 30;
  await callAs(admin, saveTenantSetting, { code, value, was });
  return { was: String(was), value: String(value) };
};

for (const { width, height, language, tag } of places) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`axe finds nothing serious where an administrator finds who changed what at ${width} px${tag}`, async ({
    page,
  }) => {
    const { was, value } = await changeSetting();
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, `${path}?operator=${admin}&menu=settings`, { user: admin, language });
    await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(page.getByRole('combobox', { name: words.person })).toHaveValue(admin);
    await lookAt('the log');
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/logs-${width}-${language}.png` });

    await page
      .getByRole('button', { name: `${was} → ${value}` })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: words.line });
    const row = drawer.getByRole('region', { name: words.changes }).getByRole('row').last();
    await expect(row.getByRole('cell')).toHaveText([was, value]);
    await lookAt('a line');
    await page.screenshot({ path: `test-results/logs-line-${width}-${language}.png` });
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: words.signIns, exact: true }).click();
    await expect(page.getByText(words.in).first()).toBeVisible();
    await lookAt('sign-ins');
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/logs-signIns-${width}-${language}.png` });
    expect(found).toEqual([]);
  });
}
