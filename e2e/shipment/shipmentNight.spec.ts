import { addShipper } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { callAs } from '../support/api.ts';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import {
  batchPath,
  chooseHouse,
  detailPath,
  inventoryPath,
  listed,
  merchantWithOrders,
  received,
  waitingPath,
} from './shipmentSteps.ts';

test.describe.configure({ timeout: 240_000 });

test('all that waits of a shipper is handed over at once, and is seen before @night', async ({
  page,
}) => {
  const { house, username } = await merchantWithOrders(2);
  await callAs(username, addShipper, {
    name: '测试发件人',
    phone: '13800138000',
    countryCode: 'CN',
    province: '广东省',
    city: '深圳市',
    address1: '坂田街道 1 号',
    postCode: '518000',
    isDefault: true,
    allowDuplicate: false,
  });
  await enter(page, waitingPath, { user: username });
  await page.getByRole('button', { name: '按发件人交货' }).click();
  const dialog = page.getByRole('dialog', { name: '按发件人交货' });
  await expect(dialog.getByLabel('发件人')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('2 票');
  await chooseHouse(page, house);
  await dialog.getByRole('button', { name: '交货', exact: true }).click();
  await expect(page.getByText(/已交货，共 2 票/)).toBeVisible();
  await expect(page.getByText('没有待交货的订单')).toBeVisible();
});

test('who only looks at lists is offered no change of them @night', async ({ page }) => {
  await enter(page, inventoryPath, { user: 'starfield-view' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '交货清单', level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: '导出' })).toBeVisible();
  await expect(main.getByRole('link', { name: '交货', exact: true })).toHaveCount(0);
});

const looks = [
  { width: 1440, height: 900, theme: 'light', language: 'zh_CN' },
  { width: 1024, height: 768, theme: 'dark', language: 'en_US' },
  { width: 390, height: 844, theme: 'light', language: 'en_US' },
] as const;

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing on the pages of hand-over at ${width} px @night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { house, username: user, orders } = await merchantWithOrders(5);
    const open = await listed(user, house, orders.slice(0, 2));
    const begun = await listed(user, house, orders.slice(2, 4));
    await received(house, orders[2] ?? orders[0]);
    const found: string[] = [];
    const lookAt = async (what: string) => {
      for (const fault of await faults(page)) found.push(`${what}: ${fault}`);
    };
    const visit = async (path: string) => {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await enter(page, inventoryPath, { user, ...look });
    await expect(page.getByText(open.shipmentNo).first()).toBeVisible();
    await lookAt('lists');
    await visit(detailPath(open.id));
    await expect(page.getByText(orders[0].transactionOrderNo).first()).toBeVisible();
    await lookAt('an open list');
    await visit(detailPath(begun.id));
    await expect(page.getByText(/^(少 1|1 missing)$/).first()).toBeVisible();
    await lookAt('a list here in part');
    await visit(`${waitingPath}?list=${open.id}`);
    await expect(page.getByText(open.shipmentNo).first()).toBeVisible();
    await lookAt('adding to a list');
    await visit(waitingPath);
    await page.getByRole('checkbox').last().click();
    await page.getByRole('button', { name: /^(交货|Hand over)$/ }).click();
    await expect(page.getByRole('dialog').getByLabel(/^(备注|Remark)$/)).toBeVisible();
    await lookAt('handing over');
    await visit(batchPath);
    await scan(page, orders[4]?.transactionOrderNo ?? '');
    await expect(page.getByText(/^(已加入清单|Added)$/).first()).toBeVisible();
    await lookAt('scanning');
    expect(found).toEqual([]);
  });
}
