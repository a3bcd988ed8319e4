import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { toBring } from './receiveSteps.ts';
import { drawerOf, opsPath, ownPath, withheldOne } from './withheldSteps.ts';

test.describe.configure({ timeout: 240_000 });

const looks = [
  { width: 1440, height: 900, theme: 'light', language: 'zh_CN', user: 'yunling-op' },
  { width: 1024, height: 768, theme: 'dark', language: 'en_US', user: 'yunling-op' },
  { width: 1080, height: 800, theme: 'light', language: 'en_US', user: '' },
  { width: 390, height: 844, theme: 'dark', language: 'zh_CN', user: '' },
] as const;

for (const { width, height, user, ...look } of looks) {
  const who = user ? 'staff' : 'merchant';
  test(`axe finds nothing about withheld parcels for the ${who} at ${width} px @night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { id, number, username } = await withheldOne();
    const found: string[] = [];
    const lookAt = async (what: string) => {
      for (const fault of await faults(page)) found.push(`${what}: ${fault}`);
    };
    const path = user ? opsPath : ownPath;
    await enter(page, path, { user: user || username, ...look });
    await expect(page.getByText(number).first()).toBeVisible();
    await lookAt('the list');
    await enter(page, `${path}?id=${id}`, { user: user || username, ...look });
    const drawer = drawerOf(page, number);
    await expect(drawer.getByLabel(/^(输入消息|Write a message)$/)).toBeVisible();
    await lookAt('one parcel');
    await drawer.getByRole('button', { name: /^(改走其他产品|Change product)$/ }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await lookAt('other lines');
    expect(found).toEqual([]);
  });
}

test('an interception is asked for and withdrawn by keyboard alone @night', async ({ page }) => {
  const { username, orders } = await toBring(1);
  await enter(page, `/single/detail?id=${orders[0]?.id}`, { user: username });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /更多操作/ }).press('Enter');
    await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  };
  await choose('拦截');
  await expect(page.getByLabel('给仓库的说明')).toBeFocused();
  await page.keyboard.type('颜色发错了');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/^已申请拦截，包裹到仓后/)).toBeVisible();
  await choose('取消拦截');
  await page.getByRole('dialog').getByRole('button', { name: '取消拦截' }).press('Enter');
  await expect(page.getByText(/^已申请拦截，包裹到仓后/)).toBeHidden();
});

test('a withheld order leads to where it is decided about @night', async ({ page }) => {
  const { username, id, number } = await withheldOne();
  await enter(page, `/single/detail?id=${id}`, { user: username });
  await expect(page.getByText('扣件：未申报电池')).toBeVisible();
  await page.getByRole('link', { name: '查看并处理' }).press('Enter');
  await expect(drawerOf(page, number)).toBeVisible();
});
